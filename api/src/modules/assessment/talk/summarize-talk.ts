import { conceptsIn } from 'schema/rules/conversation-concepts';
import { PHASE_NAMES, PHASE_TARGET_SECONDS, PHASES, type Phase } from 'schema/rules/phases';
import type { AssessmentInput } from '../assessment.types.js';
import { FUNCTION_WORDS } from '../judge-builtin/vocabulary/function-words.js';
import { wordsOf } from '../text/words.js';
import { movesOf, sentencesOfTurn } from './moves.js';
import { type CountedMove, TALK_MOVES, type Talk, type TalkSummary, type TalkTurn } from './talk.types.js';

const QUOTES_MAX = 2;
const QUOTE_MAX_CHARACTERS = 90;

/** Counts what was done in a conversation: from the stored turns, by rules, the same for either judge. */
export function summarizeTalk({ turns }: Talk, question: AssessmentInput['question']): TalkSummary {
  const own = turns.filter(({ speaker }) => speaker === 'student');
  const partners = turns.filter(({ speaker }) => speaker === 'partner');
  return {
    moves: countMoves(own),
    points: question.points.map((point, index) => ({
      point,
      byStudent: own.some(({ text }) => conceptsIn(text, question.points).includes(index)),
      byPartner: partners.some(({ text }) => conceptsIn(text, question.points).includes(index)),
    })),
    studentTurns: own.length,
    partnerTurns: partners.length,
    studentWords: wordsIn(own),
    partnerWords: wordsIn(partners),
    takenUp: takenUp(turns),
    phases: PHASES.filter((phase) => own.some((turn) => turn.phase === phase)).map((phase) =>
      phaseSummary(
        phase,
        own.filter((turn) => turn.phase === phase),
      ),
    ),
  };
}

const wordsIn = (turns: readonly TalkTurn[]): number =>
  turns.reduce((sum, { text }) => sum + wordsOf(text).length, 0);

/** Once a sentence, so that saying "because" three times in one breath is one reason. */
function countMoves(turns: readonly TalkTurn[]): CountedMove[] {
  const sentences = turns.flatMap(({ text }) => sentencesOfTurn(text));
  return TALK_MOVES.map((move) => {
    const doing = sentences.filter((sentence) => movesOf(sentence).includes(move));
    return { move, count: doing.length, quotes: doing.slice(0, QUOTES_MAX).map(shortQuote) };
  });
}

/** The sentence, or its first words: a slice of what was said, without an added sign. */
function shortQuote(sentence: string): string {
  if (sentence.length <= QUOTE_MAX_CHARACTERS) return sentence;
  return sentence.slice(0, QUOTE_MAX_CHARACTERS).replace(/\s+\S*$/, '');
}

const REACTIONS: ReadonlySet<string> = new Set(['agree', 'disagree', 'buildOn', 'clarify', 'decide']);

/** Turns of the student that answer the words before them: by a shared word, or by saying so. */
function takenUp(turns: readonly TalkTurn[]): TalkSummary['takenUp'] {
  let taken = 0;
  let of = 0;
  turns.forEach((turn, at) => {
    const before = turns[at - 1];
    if (turn.speaker !== 'student' || before?.speaker !== 'partner') return;
    of += 1;
    const said = contentWords(before.text);
    const shares = [...contentWords(turn.text)].some((word) => said.has(word));
    const reacts = sentencesOfTurn(turn.text).some((s) => movesOf(s).some((move) => REACTIONS.has(move)));
    if (shares || reacts) taken += 1;
  });
  return { turns: taken, of };
}

const contentWords = (text: string): Set<string> =>
  new Set(
    wordsOf(text)
      .map(({ lower }) => lower.replace(/(?:'s|s|ing|ed)$/, ''))
      .filter((word) => word.length > 2 && !FUNCTION_WORDS.has(word)),
  );

function phaseSummary(phase: Phase, turns: readonly TalkTurn[]): TalkSummary['phases'][number] {
  const recorded = turns.flatMap(({ seconds }) => (seconds === null ? [] : [seconds]));
  const spokenSeconds = recorded.length > 0 ? Math.round(recorded.reduce((sum, s) => sum + s, 0)) : null;
  const targetSeconds = PHASE_TARGET_SECONDS[phase];
  const spoken = spokenSeconds === null ? '' : ` and spoke for ${spokenSeconds} of ${targetSeconds} seconds`;
  const times = turns.length === 1 ? '1 turn' : `${turns.length} turns`;
  const said = `${PHASE_NAMES[phase]}: you took ${times}${spoken}.`;
  const todo = advice(phase, turns, spokenSeconds);
  return {
    phase,
    studentTurns: turns.length,
    spokenSeconds,
    targetSeconds,
    remark: todo ? `${said} ${todo}` : said,
  };
}

/** What this phase is for and did not show, to be tried on what was said in it. */
function advice(phase: Phase, turns: readonly TalkTurn[], spokenSeconds: number | null): string | null {
  const sentences = turns.flatMap(({ text }) => sentencesOfTurn(text));
  const moves = new Set(sentences.flatMap(movesOf));
  const statements = sentences.filter((sentence) => !sentence.endsWith('?'));
  const [shortest] = (statements.length > 0 ? statements : sentences).toSorted((a, b) => a.length - b.length);
  const said = `“${shortQuote(shortest ?? '')}”`;
  if (phase === 'session2' && !moves.has('decide'))
    return `Name the one that you choose, and say why: ${said} leaves it open.`;
  if (phase === 'session3' && !moves.has('giveReason'))
    return `Say what leads to what, for example after ${said}: “This leads to … because …”.`;
  if (phase === 'session1' && !moves.has('ask'))
    return `Ask your partner back, for example after ${said}: “What do you think?”.`;
  if (spokenSeconds !== null && spokenSeconds < PHASE_TARGET_SECONDS[phase] / 2)
    return `Use more of your time: add an example to ${said}.`;
  return null;
}
