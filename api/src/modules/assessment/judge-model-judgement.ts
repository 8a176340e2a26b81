import type { Criterion } from 'schema/rules/choices';
import { HIGHLIGHTS_MAX } from 'schema/rules/limits';
import { BAND_MAX } from 'schema/rules/scoring';
import type { CriterionMark, Finding, Judgement } from './assessment.types.js';
import type { Claim, Part2Answer, Part3Answer } from './judge-model-answer.js';
import { locateQuote } from './judge-model-quotes.js';

/**
 * What stands of a model's answer once every quote has been looked up in the transcript: a claim whose quote
 * is not there is dropped. Fluency and pronunciation stay empty, for no one can hear a transcript.
 */
export function toJudgement(answer: Part2Answer | Part3Answer, transcript: string): Judgement {
  const talk = 'communicative' in answer ? answer.communicative : null;
  const findings = locateFindings(answer.findings, transcript);
  const evidence = (claims: readonly Claim[]) => stand(claims, transcript).map(quoteThenComment);
  const improvements = stand(answer.vocabularyImprovements, transcript);
  return {
    marks: [
      toMark('grammar', answer.grammar),
      toMark('vocabulary', answer.vocabulary),
      ...(talk ? [toMark('communicative', talk)] : []),
    ],
    findings,
    sections: {
      topicRelevance: answer.topicRelevance.trim() || null,
      strengths: evidence(answer.strengths),
      grammarAnalysis: evidence(answer.grammar.evidence),
      vocabularyAssessment: evidence(answer.vocabulary.evidence),
      vocabularyImprovements: improvements.map((i) => `“${i.quote}” → “${i.better}”: ${i.reason}`),
      suggestedPhrases: said(answer.suggestedPhrases),
      communicativeCompetence: talk ? evidence(talk.evidence) : [],
      pronunciationGuidance: [],
      fluency: [],
      specificExamples: examplesOf(findings),
      improvementRecommendations: said(answer.improvementRecommendations),
    },
  };
}

function toMark(criterion: Criterion, judged: Part2Answer['grammar']): CriterionMark {
  return {
    criterion,
    band: judged.band,
    low: Math.max(0, judged.band - 1),
    high: Math.min(BAND_MAX, judged.band + 1),
    reasons: said([judged.summary]),
    lift: judged.lift.trim(),
  };
}

/** The same words may be wrong twice: each finding takes the next place that none of its kind has taken. */
function locateFindings(claimed: Part2Answer['findings'], transcript: string): Finding[] {
  const taken = new Set<string>();
  const findings: Finding[] = [];
  for (const { kind, quote, correction, reason } of claimed) {
    const place = locateQuote(transcript, quote).find(
      ({ start, end }) => !taken.has(`${kind} ${start} ${end}`),
    );
    if (place === undefined) continue;
    taken.add(`${kind} ${place.start} ${place.end}`);
    findings.push({ kind, ...place, correction, reason });
  }
  return findings.sort((a, b) => a.start - b.start);
}

/** The claims whose quote is in the transcript, with the transcript's own letters. */
function stand<T extends { readonly quote: string }>(claims: readonly T[], transcript: string): T[] {
  return claims
    .flatMap((claim) => {
      const place = locateQuote(transcript, claim.quote)[0];
      return place === undefined ? [] : [{ ...claim, quote: place.quote }];
    })
    .slice(0, HIGHLIGHTS_MAX);
}

const quoteThenComment = ({ quote, comment }: Claim): string => `“${quote}”: ${comment}`;

const examplesOf = (findings: readonly Finding[]): string[] =>
  findings
    .filter(({ correction }) => correction !== null)
    .map(({ quote, correction }) => `You said “${quote}”. Better: “${correction}”.`)
    .slice(0, HIGHLIGHTS_MAX);

const said = (texts: readonly string[]): string[] =>
  texts
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .slice(0, HIGHLIGHTS_MAX);
