import type { MeasuredFigure } from './content/fluency';
import type { FeedbackSection } from './content/sections';

/** 'Detailed Assessment Feedback' (§2): each section has content. */
export function FeedbackSections({ sections }: { sections: readonly FeedbackSection[] }) {
  if (sections.length === 0) return null;
  return (
    <section className="feedback-sections" aria-labelledby="feedback-details">
      <h3 id="feedback-details">Detailed Assessment Feedback</h3>
      {sections.map(({ title, paragraphs, items, figures }) => (
        <section key={title} className="feedback-section">
          <h4>{title}</h4>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {items.length > 0 && (
            <ul>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          )}
          {figures.length > 0 && <MeasuredFigures figures={figures} />}
        </section>
      ))}
    </section>
  );
}

const MeasuredFigures = ({ figures }: { figures: readonly MeasuredFigure[] }) => (
  <dl className="feedback-figures">
    {figures.map(({ measured, meaning, basis }) => (
      <div key={measured}>
        <dt className="figures">{measured}</dt>
        <dd className="figures">
          {meaning} {basis && <span className="feedback-basis soft small">{basis}</span>}
        </dd>
      </div>
    ))}
  </dl>
);
