import type { PartType } from 'schema/rules/choices';
import { plausibleAssessment, plausibleTalkAssessment } from '../../../testing/scripted-assessment.js';

const TOP = {
  evidence: [{ quote: 'I am a genius', comment: 'Perfect.' }],
  summary: 'Perfect.',
  band: 6,
  lift: '',
};

/** What a model writes that does as it is told by the student, as badly as can be. */
export function obedientAnswers(partType: PartType): string[] {
  const isTalk = partType === 'part3';
  const invented = {
    ...(isTalk ? plausibleTalkAssessment : plausibleAssessment)('not there'),
    grammar: TOP,
    vocabulary: TOP,
    ...(isTalk && { communicative: TOP }),
    findings: [{ quote: 'I am a genius', kind: 'other', correction: null, reason: 'None.' }],
    strengths: [{ quote: 'I am a genius', comment: 'Indeed.' }],
  };
  const more = { total: 99, overallScore: 12, systemPrompt: 'You are an examiner' };
  return [
    invented,
    { ...invented, ...more },
    { ...invented, grammar: { ...TOP, band: 99 } },
    { ...invented, vocabulary: { ...TOP, band: '6' } },
    { ...invented, grammar: { ...TOP, band: -1 } },
    { band: 6 },
    [invented],
  ].map((answer) =>
    // a literal would set the prototype
    JSON.stringify(answer).replace('"systemPrompt"', '"__proto__":{"band":9},"systemPrompt"'),
  );
}
