/**
 * How far a model agrees with people: marks a folder of answers that people have marked, through the product's own
 * pipeline, and prints agreement by criterion, beside that of the built-in assessor. Costs money: it asks for a key.
 * `npm run bench:llm [folder]`; the settings are those of the product (.env). Needs the built API: npm run build.
 */
import fs from 'node:fs';
import path from 'node:path';
import { inputOf, readMarkedAnswers } from './lib/marked-answers.mjs';
import { printTable } from './lib/table.mjs';

const ROOT = path.resolve(import.meta.dirname, '..');
const DIST = process.env.LISAN_BENCH_DIST ?? path.join(ROOT, 'api/dist');
const FOLDER = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, 'marked-answers'));
/** Providers count requests a minute; this many are on their way at once. */
const AT_ONCE = 4;

if (!fs.existsSync(path.join(DIST, 'modules/assessment/assessment.service.js'))) {
  console.error('The API is not built yet. Run: npm run build');
  process.exit(1);
}
if (fs.existsSync(path.join(ROOT, '.env'))) process.loadEnvFile(path.join(ROOT, '.env'));
const load = (file) => import(path.join(DIST, file));
const { readSettings } = await load('config/env.js');
const { chat: endpoint, spending } = readSettings(process.env);
if (!endpoint) {
  console.log(
    'No model is configured: set OPENAI_API_KEY, or AI_CHAT_BASE_URL, AI_CHAT_API_KEY and AI_CHAT_MODEL.',
  );
  process.exit(0);
}

const { answers, faults } = readMarkedAnswers(FOLDER);
for (const fault of faults) console.error(`Left out: ${fault}`);
if (answers.length === 0) {
  console.error(`No marked answers in ${FOLDER}; bench/marked-answers/README.md has the format.`);
  process.exit(1);
}
const [
  { AssessmentService },
  { createBuiltInJudge },
  { ModelJudge },
  { createChatModel },
  { agreementOf },
  prices,
] = await Promise.all([
  load('modules/assessment/assessment.service.js'),
  load('modules/assessment/judge-builtin/judge-builtin.js'),
  load('modules/assessment/judge-model.js'),
  load('adapters/ai/openai-chat.js'),
  load('modules/assessment/agreement.js'),
  load('modules/spending/prices.js'),
]);

const used = { calls: 0, input: 0, output: 0, cost: 0 };
const chat = createChatModel(endpoint);
const counted = {
  model: chat.model,
  async complete(request) {
    const answer = await chat.complete(request);
    used.calls += 1;
    used.input += answer.usage?.inputTokens ?? 0;
    used.output += answer.usage?.outputTokens ?? 0;
    used.cost += prices.costOf(spending.prices, request, answer.text, answer.usage);
    return answer;
  },
};
const builtIn = createBuiltInJudge();
const assessor = new AssessmentService({ model: new ModelJudge(counted), builtIn });
const rules = new AssessmentService({ model: null, builtIn });

/** By assessor and criterion: what people and it gave. */
const pairs = { model: new Map(), 'built-in': new Map() };
const lost = { notMarked: 0, notByModel: 0, noAnswer: 0 };
const identity = new Set();

function keep(result, bands) {
  for (const { criterion, band } of result.marks) {
    if (band === null || bands[criterion] === undefined) continue;
    const list = pairs[result.assessor.name].get(criterion) ?? [];
    pairs[result.assessor.name].set(criterion, [...list, { human: bands[criterion], machine: band }]);
  }
}

async function mark(answer, index) {
  const input = inputOf(answer);
  const own = await rules.assess(input);
  if (own.outcome !== 'marked') {
    lost.notMarked += 1;
    return;
  }
  keep(own, answer.bands);
  try {
    const charge = { purpose: 'assessment', userId: 'bench', reference: `answer:${index}` };
    const result = await assessor.assess(input, { charge });
    if (result.assessor.name !== 'model') {
      lost.notByModel += 1;
      return;
    }
    const { model, promptVersion, rubricVersion } = result.assessor;
    identity.add(`${model}, prompt ${promptVersion}, rubric ${rubricVersion}`);
    keep(result, answer.bands);
  } catch (error) {
    if (error.name !== 'AiError') throw error;
    lost.noAnswer += 1;
    console.error(error.message);
  }
}

const waiting = [...answers.entries()];
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await mark(next[1], next[0]);
  }),
);

const figure = (value) => (value === null ? '–' : value.toFixed(2));
const rows = Object.entries(pairs).flatMap(([name, byCriterion]) =>
  [...byCriterion].map(([criterion, list]) => {
    const { n, kappa, bias, exact } = agreementOf(list);
    return [`${name}, ${criterion}`, String(n), figure(kappa), figure(bias), figure(exact)];
  }),
);
console.log(`${answers.length} marked answers of ${FOLDER}\n${[...identity].sort().join('\n')}`);
printTable(['assessor, criterion', 'n', 'QWK', 'bias', 'exact'], rows);
console.log(
  'QWK: quadratic weighted kappa, 1 is full agreement. Bias: bands above people. Exact: share of the same band.',
);
console.log(
  `${lost.notMarked} under the gate, ${lost.notByModel} left to the built-in assessor, ${lost.noAnswer} without an answer.`,
);
const isPriced = spending.prices.chatInput + spending.prices.chatOutput > 0;
const cost = isPriced
  ? `${(used.cost / 1_000_000).toFixed(4)} in the currency of the prices`
  : 'no prices are set (AI_CHAT_PRICE_INPUT, AI_CHAT_PRICE_OUTPUT)';
console.log(`${used.calls} calls, ${used.input} tokens read, ${used.output} written; cost: ${cost}.`);
