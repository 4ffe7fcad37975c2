#include "app/info.h"

#include "app/info_lesson.h"
#include "app/output.h"
#include "app/source.h"
#include "core/analysis/cost.h"
#include "core/files/json_text.h"
#include "core/files/lesson_file.h"
#include "ui/document/example_files.h"
#include "ui/labs/lab.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace headlight {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Info)
};

Usage usage()
{
    return {u"info"_s,
            u"SOURCE"_s,
            Words::tr("Say what a document or a lesson holds."),
            {{u"format"_s, u"text|json"_s, Words::tr("for people (default) or for programs")}}};
}

/// All numbers that training would set: W_Q, W_K, W_V and W_O of every layer.
std::int64_t parametersOf(const Content& content)
{
    return costOf(content.model, inputOf(content)).parameters;
}

QString headLine(Index layer, Index index, const Head& head)
{
    QString line = u"L%1H%2  d_k %3  d_v %4"_s.arg(layer).arg(index).arg(head.dK).arg(head.dV);
    if (!head.enabled)
        line += u"  "_s + Words::tr("(off)");
    if (!head.name.empty())
        line += u"  "_s + QString::fromStdString(head.name).simplified();
    return line;
}

QByteArray textOf(const Content& content)
{
    QList<QStringList> lines{{Words::tr("kind"), Words::tr("document")}};
    if (!content.title.empty())
        lines.append({Words::tr("title"), QString::fromStdString(content.title).simplified()});
    lines.append({Words::tr("tokens"), QString::number(content.tokens.size())});
    if (content.memory)
        lines.append({Words::tr("memory tokens"), QString::number(content.memory->tokens.size())});
    lines.append({u"d_model"_s, QString::number(content.dModel())});
    lines.append({Words::tr("layers"), QString::number(content.model.layers.size())});
    qsizetype heads = 0;
    for (const Layer<double>& layer : content.model.layers)
        heads += std::ssize(layer.heads);
    lines.append({Words::tr("heads"), QString::number(heads)});
    lines.append({Words::tr("parameters"), QString::number(parametersOf(content))});

    QString text = inTwoColumns(lines);
    for (Index l = 0; l < std::ssize(content.model.layers); ++l) {
        const std::vector<Head>& of = content.model.layers[static_cast<std::size_t>(l)].heads;
        for (Index h = 0; h < std::ssize(of); ++h)
            text += headLine(l, h, of[static_cast<std::size_t>(h)]) + u'\n';
    }
    return text.toUtf8();
}

QByteArray jsonOf(const Content& content)
{
    QByteArrayList layers;
    for (const Layer<double>& layer : content.model.layers) {
        QByteArrayList heads;
        for (const Head& head : layer.heads)
            heads.append("{\"name\": " + jsonString(head.name) + ", \"d_k\": " + QByteArray::number(head.dK)
                         + ", \"d_v\": " + QByteArray::number(head.dV)
                         + ", \"enabled\": " + (head.enabled ? "true" : "false") + "}");
        layers.append("{\"heads\": [\n" + heads.join(",\n") + "]}");
    }
    return "{\"kind\": \"document\",\n\"title\": " + jsonString(content.title)
           + ",\n\"tokens\": " + QByteArray::number(content.tokens.size()) + ",\n\"memory_tokens\": "
           + (content.memory ? QByteArray::number(content.memory->tokens.size()) : QByteArray("null"))
           + ",\n\"d_model\": " + QByteArray::number(content.dModel()) + ",\n\"parameters\": "
           + QByteArray::number(parametersOf(content)) + ",\n\"layers\": [\n" + layers.join(",\n") + "]}\n";
}

} // namespace

std::optional<CommandError> runInfo(const QStringList& given, QIODevice& out)
{
    Result<Arguments, CommandError> read = Arguments::read(usage(), given);
    if (!read)
        return read.error();
    Arguments& arguments = read.value();
    if (arguments.wantsHelp())
        return writeHelp(usage(), out);
    Output output(std::nullopt, out);
    const std::size_t format = arguments.choice(u"format"_s, {u"text"_s, u"json"_s}).value_or(0);
    if (arguments.fault())
        return arguments.fault();
    for (const QString& suffix : {u".npy"_s, u".npz"_s, u".safetensors"_s})
        if (arguments.source().endsWith(suffix, Qt::CaseInsensitive))
            return CommandError{exitBadData,
                                arguments.source(),
                                {},
                                Words::tr("array files cannot be read yet; a document ends in .headlight")};
    if (isLessonFile(arguments.source())) {
        const Result<Lesson, FileError> lesson = readLessonFile(arguments.source(), exampleFiles(), labFault);
        if (!lesson)
            return commandError(arguments.source(), lesson.error());
        output.write(format == 0 ? lessonInfoText(lesson.value()) : lessonInfoJson(lesson.value()));
        return output.finish();
    }
    const Result<Content, CommandError> content = loadSource(arguments.source(), {});
    if (!content)
        return content.error();
    output.write(format == 0 ? textOf(content.value()) : jsonOf(content.value()));
    return output.finish();
}

} // namespace headlight
