// A turn of Part 3 through the real product, with a provider of set delays: what of it is our own share, how much
// earlier the partner speaks than in the plain way, and 200 conversations at once.
import { processorMs } from './lib/load.mjs';
import { describeMachine, median, percentile } from './lib/machine.mjs';
import { printTable, verdict } from './lib/table.mjs';
import { startTalking } from './lib/talking-product.mjs';
import { allAtOnce, inTurn } from './lib/talks.mjs';

const PORT = process.env.PORT ?? '4182';
const TURNS = Number(process.env.TURNS ?? 12);
const STUDENTS = Number(process.env.STUDENTS ?? 200);
const TARGETS = { aloneMs: 40, crowdMs: 200, earlier: 2 };
/** Our share is the sum of the first two; between them lies the way of the words to the browser and back, told beside it. */
const PARTS = [
  ['upload', 'upload → provider'],
  ['speak', 'sentence → client'],
  ['own', 'own share'],
  ['ask', '(words → provider)'],
];

console.log(`Measured on ${describeMachine()}.`);
const product = await startTalking({ port: PORT, students: STUDENTS + 1 });
try {
  const [alone, ...crowd] = product.students;
  const streamed = await inTurn(alone, TURNS, 'listen');
  const plain = await inTurn(alone, Math.ceil(TURNS / 3), 'waitForReply');
  const usedBefore = processorMs(product.pid);
  const { turns, errors, seconds } = await allAtOnce(crowd);
  const used = processorMs(product.pid) - usedBefore;

  const times = await product.providerTimes();
  const shares = (all) => all.map((turn) => shareOf(turn, times.get(turn.number)));
  printTable(
    ['own share of a turn, ms, p50 and p95', ...PARTS.map(([, name]) => name), 'target'],
    [
      shareRow('one conversation', shares(streamed), TARGETS.aloneMs),
      shareRow(`${STUDENTS} conversations at once`, shares(turns), TARGETS.crowdMs),
    ],
  );
  printTable(
    ['until the partner can speak, median', 'streamed', 'plain', 'earlier', 'target'],
    [
      earlierRow('from the end of the student’s turn', streamed, plain, ({ sent }) => sent, TARGETS.earlier),
      earlierRow('from its words on', streamed, plain, ({ submitted }) => submitted),
    ],
  );
  printTable(
    ['as the server measures it, ms', 'turns', 'p50', 'p95'],
    Object.entries(product.logged()).map(([part, ms]) => [part, `${ms.length}`, ...p50and95(ms)]),
  );
  console.log(
    `${turns.length} turns of ${STUDENTS} students in ${seconds.toFixed(0)} s: ${verdict(errors.length === 0, `0 errors (${errors.length})`)}, ${(used / turns.length).toFixed(0)} ms of processor time of the server each. ` +
      `The provider needs ${product.pace.transcriptionMs} ms for the words of a turn, ${product.pace.firstWordMs} ms to its first word and ${product.pace.wordMs} ms for each further one; its time is taken off. Load, provider, product and database share the machine.`,
  );
  if (errors[0]) console.log(errors[0]);
} finally {
  await product.stop();
}

/** What of a turn is ours: from the end of the upload to the provider, and from its first sentence to the client. */
function shareOf({ sent, heard }, { uploaded, written, asked, firstSentence }) {
  const [upload, ask, speak] = [uploaded - sent, asked - written, heard - firstSentence];
  return { upload, ask, speak, own: upload + speak };
}

function shareRow(name, shares, target) {
  const cells = PARTS.map(([part]) => p50and95(shares.map((share) => share[part])).join(' · '));
  const p95 = percentile(
    shares.map(({ own }) => own),
    95,
  );
  return [name, ...cells, verdict(p95 <= target, `≤ ${target}`)];
}

function earlierRow(name, streamed, plain, from, target) {
  const [first, whole] = [streamed, plain].map((turns) =>
    median(turns.map((turn) => turn.heard - from(turn))),
  );
  const ratio = whole / first;
  const aim = target ? verdict(ratio >= target, `≥ ${target} ×`) : '';
  return [name, `${first.toFixed(0)} ms`, `${whole.toFixed(0)} ms`, `${ratio.toFixed(2)} ×`, aim];
}

function p50and95(values) {
  return [median(values).toFixed(1), percentile(values, 95).toFixed(1)];
}
