import type { BankQuestionFragment } from '../../generated/questions';

/** All that a candidate gets on the card or the mind map, and the questions of the later phases. */
export const QuestionDetails = ({ question }: { question: BankQuestionFragment }) => (
  <div className="entry-details">
    <Points title="You should say" points={question.shouldSayPoints} />
    <Words title="Mind map concepts" words={question.mindMapConcepts} />
    <Words title="Prompt words" words={question.prompts} />
    <Further title="Session 2 question" text={question.session2Question} />
    <Further title="HOTS question" text={question.hotsQuestion} />
  </div>
);

const Points = ({ title, points }: { title: string; points: readonly string[] }) =>
  points.length > 0 && (
    <div>
      <h4>{title}</h4>
      <ul className="entry-points">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );

const Words = ({ title, words }: { title: string; words: readonly string[] }) =>
  words.length > 0 && (
    <div>
      <h4>{title}</h4>
      <ul className="entry-words">
        {words.map((word) => (
          <li key={word}>{word}</li>
        ))}
      </ul>
    </div>
  );

const Further = ({ title, text }: { title: string; text: string | null }) =>
  text !== null &&
  text !== '' && (
    <div>
      <h4>{title}</h4>
      <p className="mb-0">{text}</p>
    </div>
  );
