import type { Part2Answer, Part3Answer } from '../modules/assessment/judge-model-answer.js';

/** The transcript in a judge's request: the user message is one JSON document. */
export function transcriptOf(userMessage: string): string {
  const document: unknown = JSON.parse(userMessage);
  const transcript = field(document, 'transcript');
  const text = field(transcript, 'text');
  return typeof text === 'string' ? text : '';
}

export const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/**
 * A valid assessment computed from the transcript: bands from its length and its variety of words, quotes cut
 * out of it. Plausible in form, not a judgement.
 */
export function plausibleAssessment(transcript: string): Part2Answer {
  const words = transcript.split(/\s+/u).filter((word) => word !== '');
  const types = new Set(words.map((word) => word.toLowerCase()));
  const band = (share: number) => Math.max(1, Math.min(6, Math.round(share)));
  const first = words.slice(0, 4).join(' ');
  const last = words.slice(-4).join(' ');
  return {
    findings: [
      { quote: first, kind: 'tense', correction: null, reason: 'Keep to one time while you tell a story.' },
    ],
    grammar: {
      evidence: [{ quote: first, comment: 'A clear start, simple in structure.' }],
      summary: `You spoke ${words.length} words in sentences that can be followed.`,
      band: band(words.length / 25),
      lift: 'Join two short sentences with "because" or "although".',
    },
    vocabulary: {
      evidence: [{ quote: last, comment: 'Words that fit the topic.' }],
      summary: `You used ${types.size} different words.`,
      band: band(types.size / 15),
      lift: 'Put one exact word in the place of a general one.',
    },
    topicRelevance: 'You answered the question.',
    strengths: [{ quote: last, comment: 'You finished your thought.' }],
    vocabularyImprovements: [{ quote: first, better: 'Not long ago', reason: 'It opens a story well.' }],
    suggestedPhrases: ['What I enjoyed most was …'],
    improvementRecommendations: ['Record the same answer again and add one reason to each point.'],
  };
}

/** The same for a conversation, with a band from how often the student asks. */
export function plausibleTalkAssessment(transcript: string): Part3Answer {
  const assessment = plausibleAssessment(transcript);
  const [evidence] = assessment.grammar.evidence;
  return {
    ...assessment,
    communicative: {
      evidence: evidence ? [{ ...evidence, comment: 'You opened the talk.' }] : [],
      summary: 'You kept the talk going.',
      band: Math.min(6, 2 + (transcript.match(/\?/g)?.length ?? 0)),
      lift: 'Ask your partner back more often.',
    },
  };
}

/** A conversation goes along only in Part 3. */
export const isTalk = (userMessage: string): boolean =>
  field(JSON.parse(userMessage), 'conversation') !== undefined;

/** Findings go along with an answer that has been marked already. */
export const asksForImprovement = (userMessage: string): boolean =>
  userMessage.startsWith('{') && field(JSON.parse(userMessage), 'findings') !== undefined;

/** The answer with a link at its front: what a better version looks like, not one. */
export const improvedAnswer = (userMessage: string): string => `To begin with, ${transcriptOf(userMessage)}`;
