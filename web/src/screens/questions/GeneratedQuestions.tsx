import { useEffect, useRef } from 'react';
import type { Generated } from './GenerateDialog';
import { generatedWords } from './generatedWords';
import { QuestionEntry } from './QuestionEntry';

interface GeneratedQuestionsProps {
  generated: Generated;
  onMore: () => void;
  onDone: () => void;
}

/** The new questions, and who wrote them. */
export function GeneratedQuestions({ generated, onMore, onDone }: GeneratedQuestionsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { title, sentences } = generatedWords(generated);
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className="panel-title entries-title mb-1">
        {title}
      </h3>
      <p className="soft">{sentences.join(' ')}</p>
      <ul className="entries entries-sunk">
        {generated.questions.map((question) => (
          <QuestionEntry key={question.id} question={question} />
        ))}
      </ul>
      <div className="d-flex justify-content-end gap-2 mt-3">
        <button type="button" className="btn btn-quiet" onClick={onMore}>
          Generate more
        </button>
        <button type="button" className="btn btn-primary" onClick={onDone}>
          Done
        </button>
      </div>
    </>
  );
}
