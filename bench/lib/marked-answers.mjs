import fs from 'node:fs';
import path from 'node:path';

/**
 * Answers that people have marked, as bench/marked-answers/README.md describes them.
 *
 * @param {string} folder every `.jsonl` in it is read
 * @returns {{ answers: object[], faults: string[] }} what can be used, and what cannot, with file and line
 */
export function readMarkedAnswers(folder) {
  const files = fs.existsSync(folder) ? fs.readdirSync(folder).filter((file) => file.endsWith('.jsonl')) : [];
  const answers = [];
  const faults = [];
  for (const file of files.sort()) {
    for (const [index, line] of fs.readFileSync(path.join(folder, file), 'utf8').split('\n').entries()) {
      if (line.trim() === '') continue;
      const { answer, fault } = readLine(line);
      if (fault) faults.push(`${file}:${index + 1} ${fault}`);
      else answers.push(answer);
    }
  }
  return { answers, faults };
}

const isText = (value) => typeof value === 'string' && value.trim() !== '';
const isBand = (value) =>
  typeof value === 'number' && value >= 0 && value <= 6 && Number.isInteger(value * 2);
const isTurn = ({ speaker, text } = {}) => /^(student|partner)$/.test(speaker) && isText(text);

function readLine(line) {
  let answer;
  try {
    answer = JSON.parse(line);
  } catch {
    return { fault: 'is no JSON.' };
  }
  const { part, question, transcript, turns, bands } = answer ?? {};
  if (part !== 'part2' && part !== 'part3') return { fault: 'wants "part": "part2" or "part3".' };
  if (!isText(question?.text)) return { fault: 'wants "question": {"text", "points"}.' };
  if (part === 'part2' && !isText(transcript)) return { fault: 'wants "transcript".' };
  if (part === 'part3' && !(turns?.length > 0 && turns.every(isTurn))) {
    return { fault: 'wants "turns": [{"speaker": "student" or "partner", "text"}].' };
  }
  const given = Object.values(bands ?? {});
  if (given.length === 0 || !given.every(isBand)) {
    return { fault: 'wants "bands": 0 to 6 in halves, by criterion.' };
  }
  return { answer };
}

/** What the assessor is given of a marked answer. */
export function inputOf({ part, question, transcript, turns }) {
  const asked = { text: question.text, points: question.points ?? [] };
  const typed = (text) => ({ text, source: 'typed', confidence: null });
  if (part === 'part2')
    return { partType: part, question: asked, recording: null, transcript: typed(transcript) };
  const talk = { turns: turns.map((turn) => ({ phase: null, seconds: null, ...turn })) };
  const own = turns.filter(({ speaker }) => speaker === 'student').map(({ text }) => text);
  return { partType: part, question: asked, recording: null, transcript: typed(own.join('\n\n')), talk };
}
