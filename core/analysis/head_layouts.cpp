#include "core/analysis/head_layouts.h"

namespace headlight {

const std::vector<HeadLayout>& publishedLayouts()
{
    constexpr std::string_view diffusion = "Rombach et al. 2022";
    constexpr std::string_view larger = "Podell et al. 2023";
    static const std::vector<HeadLayout> layouts = {
        {.name = "Transformer base", .dModel = 512, .heads = 8, .source = "Vaswani et al. 2017"},
        {.name = "CLIP ViT-L/14 text",
         .dModel = 768,
         .heads = 12,
         .layers = 12,
         .mostTokens = 77,
         .isCausal = true,
         .source = "Radford et al. 2021"},
        {.name = "Stable Diffusion 1.x, 320", .dModel = 320, .heads = 8, .source = diffusion},
        {.name = "Stable Diffusion 1.x, 640", .dModel = 640, .heads = 8, .source = diffusion},
        {.name = "Stable Diffusion 1.x, 1280", .dModel = 1280, .heads = 8, .source = diffusion},
        {.name = "SDXL, 640", .dModel = 640, .heads = 10, .source = larger},
        {.name = "SDXL, 1280", .dModel = 1280, .heads = 20, .source = larger},
        {.name = "FLUX.1",
         .dModel = 3072,
         .heads = 24,
         .rotary = {16, 56, 56},
         .source = "Black Forest Labs 2024, configuration"},
        {.name = "GPT-2 small",
         .dModel = 768,
         .heads = 12,
         .layers = 12,
         .mostTokens = 1024,
         .isCausal = true,
         .source = "Radford et al. 2019"},
    };
    return layouts;
}

const std::vector<HeadScore>& publishedHeadScores()
{
    static const std::vector<HeadScore> scores = {{1, 24.9}, {8, 25.8}, {16, 25.8}, {32, 25.4}};
    return scores;
}

} // namespace headlight
