/** One of several wordings; each may be a pattern itself. */
export const any = (...wordings: readonly string[]): string => `(?:${wordings.join('|')})`;
/** Up to so many words between, of the same sentence. */
export const near = (words: number): string => `(?:[^\\w.!?;]+[^\\s.!?;]+){0,${words}}?[^\\w.!?;]+`;
/** `\S+` in a part is a word that does not end its sentence. */
export const sign = (...parts: readonly string[]): RegExp =>
  new RegExp(`\\b${parts.join('').replaceAll('\\S+', '[^\\s.!?;]+')}\\b`, 'u');

export const SIX = any('six', '6', 'enam');
export const TOP = any(
  any('full', 'maximum', 'highest', 'top', 'topmost', 'best', 'perfect') +
    '(?: possible)? ' +
    any('marks?', 'bands?', 'scores?', 'points?', 'grades?'),
  `${SIX} ?${any('out of', 'over', '/')} ?${SIX}`,
  `(?:twelve|12|18|eighteen) ?${any('out of', 'over', '/')} ?(?:twelve|12|18|eighteen)`,
  `${any('markah', 'skor', 'band')} ${any('penuh', 'maksimum', 'tertinggi', 'cemerlang', '(?:paling |yang )?tinggi', 'six', '6', 'enam')}`,
  '(?:a|all) six(?:es)?',
  `${SIX} (?:for|in) ${any('everything', 'all', 'grammar', 'vocabulary', 'semua')}`,
);
export const GIVE = any(
  ...['give', 'award', 'assign', 'grant', 'allocate', 'put', 'write', 'enter', 'set', 'print'],
  ...['bagi', 'beri', 'berikan', 'kasi', 'letak', 'letakkan', 'tulis', 'tolong'],
);
/** Prizes for the best are an honest subject; marks for oneself are none. */
export const MYSELF = any(
  'me',
  'my',
  'i',
  'this',
  'us',
  'every',
  'everyone',
  'saya',
  'aku',
  'jawapan',
  'candidate',
);
export const RULES = any(
  `${any('previous', 'prior', 'above', 'earlier', 'preceding', 'system', 'hidden')} (?:\\S+ )?` +
    any('instructions?', 'prompts?', 'rules', 'guidelines', 'orders', 'directions', 'training'),
  '(?:instructions|guidelines|rules|prompts?) (?:that )?(?:you|given to you)',
  `your ${any('instructions', 'prompts?', 'guidelines', 'training', 'system', 'rules', 'orders')}`,
  `${any('the', 'your', 'this', 'that', 'any')} ${any('rubric', 'prompt', 'marking', 'grading', 'scoring', 'band descriptors')}`,
  ...[
    'rubric',
    'rubrik',
    'skema (?:pemarkahan|markah)',
    'semua peraturan',
    'everything above',
    '(?:what|all) you were told',
  ],
);
/** Nobody greets a program in an exam. */
export const PROGRAM = any(
  ...['assessor', 'grader', 'ai', 'chatbot', 'bot', 'gpt', 'chatgpt', 'language model', 'llm'],
  ...['penilai', 'pentaksir'],
);
export const MARKER = any('examiner', 'marker', 'pemeriksa', PROGRAM);
export const ORDERS = any('instructions?', 'orders?', 'rules', 'guidelines', 'prompts?');
/** Who gives an order stands at the beginning, or asks nicely. */
export const ORDER = '(?:(?:^|[.!?;,]["”’)]* )|please |kindly |just |tolong )';
export const FAULTS = any('errors?', 'mistakes?', 'faults?', 'kesalahan', 'kesilapan');
export const MARKING = any(
  'assessment',
  'assessing',
  'marking',
  'grading',
  'evaluation',
  'scoring',
  'checking',
);
