#include "ui/main_window/animation_dialog.h"

#include "ui/controls/style.h"
#include "ui/main_window/picture_preview.h"
#include "ui/main_window/save_dialog.h"

#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSlider>
#include <QSpinBox>
#include <QVBoxLayout>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

QDoubleSpinBox* makeMultiplier(const QString& name, double value)
{
    auto* box = new QDoubleSpinBox;
    box->setObjectName(name);
    box->setDecimals(3);
    box->setRange(0.001, 1000);
    box->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    box->setPrefix(u"× "_s);
    box->setValue(value);
    return box;
}

QSpinBox* makeNumber(const QString& name, int least, int most, int value)
{
    auto* box = new QSpinBox;
    box->setObjectName(name);
    box->setRange(least, most);
    box->setValue(value);
    return box;
}

} // namespace

AnimationDialog::AnimationDialog(const AnimationChoice& choice, MakeFrame frame, bool isQuick,
                                 std::shared_ptr<OwnThread> thread, QWidget* parent)
    : QDialog(parent), m_frame(std::move(frame)), m_isQuick(isQuick),
      m_from(makeMultiplier(u"sweepFrom"_s, choice.sweep.from)), m_to(makeMultiplier(u"sweepTo"_s, choice.sweep.to)),
      m_frames(makeNumber(u"sweepFrames"_s, 2, mostSweepFrames, choice.sweep.frames)),
      m_rate(makeNumber(u"sweepRate"_s, 1, mostFramesPerSecond, static_cast<int>(choice.sweep.framesPerSecond))),
      m_width(makeNumber(u"sweepWidth"_s, 200, 4000, choice.frame.width)), m_dark(new QCheckBox(tr("Dark"))),
      m_caption(new QCheckBox(tr("Say below what it shows"))), m_preview(new PicturePreview(std::move(thread))),
      m_place(new QSlider(Qt::Horizontal)), m_length(new QLabel)
{
    setObjectName(u"animationDialog"_s);
    setWindowTitle(tr("Export Animation"));
    m_width->setSingleStep(40);
    m_width->setSuffix(u" px"_s);
    m_dark->setObjectName(u"sweepDark"_s);
    m_dark->setChecked(choice.frame.dark);
    m_caption->setObjectName(u"sweepCaption"_s);
    m_caption->setChecked(choice.frame.caption);
    m_place->setObjectName(u"sweepPlace"_s);
    m_place->setAccessibleName(tr("Frame shown"));
    m_length->setObjectName(u"sweepLength"_s);
    setLook(m_length, Look::Muted);
    layOut();
    for (QDoubleSpinBox* box : {m_from, m_to})
        connect(box, &QDoubleSpinBox::valueChanged, this, &AnimationDialog::showFrame);
    for (QSpinBox* box : {m_frames, m_rate, m_width})
        connect(box, &QSpinBox::valueChanged, this, &AnimationDialog::showFrame);
    for (QCheckBox* box : {m_dark, m_caption})
        connect(box, &QCheckBox::toggled, this, &AnimationDialog::showFrame);
    connect(m_place, &QSlider::valueChanged, this, &AnimationDialog::showFrame);
    showFrame();
}

void AnimationDialog::layOut()
{
    auto* form = new QFormLayout;
    form->setVerticalSpacing(8);
    form->setHorizontalSpacing(16);
    form->addRow(tr("Scores from"), m_from);
    form->addRow(tr("to"), m_to);
    form->addRow(tr("Frames"), m_frames);
    form->addRow(tr("Frames a second"), m_rate);
    form->addRow(tr("Width"), m_width);
    form->addRow(tr("Colours"), m_dark);
    form->addRow(tr("Caption"), m_caption);
    form->addRow(QString(), m_length);

    auto* left = new QVBoxLayout;
    left->setSpacing(8);
    left->addWidget(m_preview);
    left->addWidget(m_place);
    layOutSaveDialog(*this, left, form);
}

AnimationChoice AnimationDialog::choice() const
{
    AnimationChoice chosen;
    chosen.sweep = {m_from->value(), m_to->value(), m_frames->value(), double(m_rate->value())};
    chosen.frame.width = m_width->value();
    chosen.frame.dark = m_dark->isChecked();
    chosen.frame.caption = m_caption->isChecked();
    return chosen;
}

void AnimationDialog::showFrame()
{
    const AnimationChoice chosen = choice();
    m_place->setRange(0, chosen.sweep.frames - 1); // it comes back here if the place is another one then
    const std::vector<double> values = sweepValues(chosen.sweep);
    m_preview->show(m_frame(values[static_cast<std::size_t>(m_place->value())], chosen), m_isQuick);
    m_length->setText(tr("%1 seconds, again and again")
                          .arg(QString::number(chosen.sweep.frames / chosen.sweep.framesPerSecond, 'f', 1)));
}

} // namespace headlight
