import type { Criterion } from 'schema/rules/choices';
import { HIGHLIGHTS_MAX } from 'schema/rules/limits';
import type { AssessedSession, SessionFeedback } from './assessment';
import { fluencyEstimateText, type MeasuredFigure, measuredFigures } from './fluency';
import { bandReason, isConversation, marksOf } from './marks';

/** One part of the 'Detailed Assessment Feedback'. At least one of its lists has content. */
export interface FeedbackSection {
  title: string;
  paragraphs: string[];
  /** At most 10. */
  items: string[];
  figures: MeasuredFigure[];
}

/**
 * The sections in the order and with the titles of §2; a section without content is left out. What stands beside a
 * mark is not said again.
 * @param told what is drawn elsewhere beside them
 */
export function feedbackSections(
  session: AssessedSession,
  feedback: SessionFeedback,
  told: readonly string[] = [],
): FeedbackSection[] {
  const personal = feedback.personalizedFeedback;
  const said = new Set([
    ...told,
    ...marksOf(session, feedback).tiles.flatMap(({ reasons, lift }) => [...reasons, lift]),
  ]);
  const section = (title: string, paragraphs: readonly (string | null)[], items: readonly string[] = []) =>
    sectionOf(
      title,
      paragraphs,
      items.filter((item) => !said.has(item)),
    );
  const reason = (criterion: Criterion): string | null => {
    const mark = feedback.marks.find((candidate) => candidate.criterion === criterion);
    return mark && !feedback.notMarked ? bandReason(mark) : null;
  };
  const sections = [
    section('Topic Adherence Assessment', [personal.topicRelevance]),
    section('Your Strengths & Achievements', [], personal.strengths),
    section('Grammar Analysis', [reason('grammar')], personal.grammarAnalysis),
    section('Vocabulary Assessment', [reason('vocabulary')], personal.vocabularyAssessment),
    section('Vocabulary Improvements', [], personal.vocabularyImprovements),
    section('Suggested Phrases', [], personal.suggestedPhrases),
  ];
  if (isConversation(session))
    sections.push(
      section(
        'Communicative Competence (Part 3)',
        [reason('communicative')],
        personal.communicativeCompetence,
      ),
    );
  sections.push(
    section('Pronunciation Guidance', [feedback.pronunciationFeedback], personal.pronunciationGuidance),
    {
      ...section('Fluency', [feedback.fluencyFeedback ?? estimateText(feedback)]),
      figures: measuredFigures(feedback.speech),
    },
    section('Your Speech Examples', [], personal.specificExamples),
    section('General Improvement Recommendations', [], personal.improvementRecommendations),
  );
  return sections.filter(hasContent);
}

/** The one strength that is said first, before any mark. */
export const wentWell = (feedback: SessionFeedback): string | null =>
  feedback.personalizedFeedback.strengths.find((strength) => strength.trim() !== '') ?? null;

/** The assessor's words tell the estimate as well; an answer that was not marked has none. */
const estimateText = ({ fluency }: SessionFeedback): string | null =>
  fluency ? fluencyEstimateText(fluency) : null;

function sectionOf(
  title: string,
  paragraphs: readonly (string | null)[],
  items: readonly string[],
): FeedbackSection {
  const list = distinct(items);
  // the legacy texts of the contract repeat what the lists say: each sentence is shown once
  const texts = distinct(paragraphs.filter((text) => text !== null)).filter(
    (text) => text !== list.join(' '),
  );
  return {
    title,
    paragraphs: texts,
    items: list.filter((item) => !texts.some((text) => text.includes(item))).slice(0, HIGHLIGHTS_MAX),
    figures: [],
  };
}

/** Trimmed, without blanks and repetitions: the same sentence twice reads like a mistake. */
const distinct = (texts: readonly string[]): string[] => [
  ...new Set(texts.map((text) => text.trim()).filter((text) => text !== '')),
];

const hasContent = ({ paragraphs, items, figures }: FeedbackSection): boolean =>
  paragraphs.length + items.length + figures.length > 0;
