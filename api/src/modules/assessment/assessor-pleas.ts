/** One of several wordings; each may be a pattern itself. */
const any = (...wordings: readonly string[]): string => `(?:${wordings.join('|')})`;
/** Up to so many words between. */
const within = (words: number): string => `(?:\\W+\\S+){0,${words}}?\\W+`;
const sign = (...parts: readonly string[]): RegExp => new RegExp(`\\b${parts.join('')}\\b`, 'u');

const SIX = any('six', '6', 'enam');
const TOP = any(
  any('full', 'maximum', 'highest', 'top', 'perfect') +
    '(?: possible)? ' +
    any('marks?', 'bands?', 'scores?', 'points?', 'grades?'),
  `${SIX} ?${any('out of', 'over', '/')} ?${SIX}`,
  `(?:twelve|12|18|eighteen) ?${any('out of', 'over', '/')} ?(?:twelve|12|18|eighteen)`,
  `${any('markah', 'skor', 'band')} ${any('penuh', 'maksimum', 'tertinggi', '(?:paling |yang )?tinggi', 'six', '6', 'enam')}`,
  '(?:a|all) six(?:es)?',
  `${SIX} (?:for|in) ${any('everything', 'all', 'grammar', 'vocabulary', 'semua')}`,
);
const GIVE = any(
  ...['give', 'award', 'assign', 'grant', 'allocate', 'put', 'write', 'enter', 'set', 'print'],
  ...['bagi', 'beri', 'berikan', 'kasi', 'letak', 'letakkan', 'tulis', 'tolong'],
);
/** Prizes for the best are an honest subject; marks for oneself are none. */
const MYSELF = any('me', 'my', 'i', 'this', 'us', 'every', 'everyone', 'saya', 'aku', 'jawapan');
const RULES = any(
  `${any('previous', 'prior', 'above', 'earlier', 'preceding', 'system', 'hidden')} (?:\\S+ )?` +
    any('instructions?', 'prompts?', 'rules', 'guidelines', 'orders', 'directions', 'training'),
  `your ${any('instructions', 'prompts?', 'guidelines', 'training', 'system')}`,
  `${any('the', 'your', 'this', 'that', 'any')} ${any('rubric', 'prompt', 'marking', 'grading', 'scoring', 'band descriptors')}`,
  ...['rubric', 'rubrik', 'skema (?:pemarkahan|markah)', 'everything above', '(?:what|all) you were told'],
);
/** Nobody greets a program in an exam. */
const PROGRAM = any(
  ...['assessor', 'grader', 'ai', 'chatbot', 'bot', 'gpt', 'chatgpt', 'language model', 'llm'],
  ...['penilai', 'pentaksir'],
);
const MARKER = any('examiner', 'marker', 'pemeriksa', PROGRAM);
const MARKING = any('assessment', 'assessing', 'marking', 'grading', 'evaluation', 'scoring', 'checking');

/**
 * One sentence that speaks to somebody of a mark and of its highest value, and is not about what people reach by
 * themselves: "If you work hard you get full marks".
 */
const PLEADING_SENTENCE = new RegExp(
  [
    '(?:^|[.!?;\\n])',
    `(?![^.!?;]*\\b${any('gets?', 'getting', 'got', 'win', 'won', 'achieved?', 'reach(?:ed)?', 'earn(?:ed)?', 'study', 'studied', 'work', 'hard', 'practi[sc]e', 'teachers?', 'coach', 'parents', 'team', 'match', 'class', 'hope', 'dream', 'told', 'said', 'says')}\\b)`,
    `(?=[^.!?;]*\\b${any('you', 'your', 'please', 'kindly', 'tolong', 'anda', 'awak', 'kau', 'kamu', 'lu', 'must', 'should be')}\\b)`,
    `(?=[^.!?;]*\\b${any('bands?', 'grades?', 'scores?', 'marks?', 'marked', 'graded', 'markah', 'skor', 'rating', 'evaluation')}\\b)`,
    `[^.!?;]*\\b${any('six', '6', 'highest', 'top', 'perfect', 'maximum', 'full', 'flawless', 'distinction', 'best possible', 'enam', 'tertinggi', 'penuh', 'maksimum')}\\b`,
  ].join(''),
  'u',
);

/** By what they want; for small letters and one space between words. */
export const ASSESSOR_PLEAS: Readonly<Record<string, readonly RegExp[]>> = {
  // "ignore all previous instructions", "abaikan rubrik", "skip the marking"
  dropTheRules: [
    sign(
      any(
        'ignore',
        'disregard',
        'forget',
        'override',
        'bypass',
        'abaikan',
        'lupakan',
        'ketepikan',
        'langgar',
      ),
      within(4),
      RULES,
    ),
    sign(
      any('abaikan', 'lupakan', 'ketepikan', 'jangan ikut', 'jangan guna'),
      within(2),
      any('arahan', 'rubrik', 'skema'),
    ),
    sign(
      any('do not', "don't", 'dont', 'stop', 'no need to', 'tak payah', 'tidak perlu'),
      ' (?:follow|us(?:e|ing)|apply(?:ing)?|ikut|guna) (?:\\S+ )?',
      any(
        '(?:your|the|this) (?:rubric|prompt|marking|system prompt)',
        'your instructions',
        'rubrik',
        'skema',
      ),
    ),
    sign(any('skip', 'cancel', 'abort', 'stop', 'end'), ' (?:the|this|your|all) ', MARKING),
    sign(any('stop being', 'stop acting as', 'you are no longer', "you're no longer"), within(2), MARKER),
    sign(any('system', 'admin', 'manual'), ' override'),
    /(?:忽略|无视|無視|不要理会).{0,12}(?:指示|指令|规则|評分|评分)/u,
  ],
  // "give me full marks", "bagi saya markah penuh", "be lenient when you mark"
  demandMarks: [
    sign(GIVE, ' (?:\\S+ )?', MYSELF, within(6), TOP),
    sign(
      any(
        'give',
        'award',
        'assign',
        'grant',
        'allocate',
        'put',
        'authori[sz]e',
        'produce',
        'bagi',
        'beri',
        'berikan',
        'memberi',
        'kasi',
        'letak',
      ),
      ' (?:a |the |it |at )?',
      TOP,
    ),
    sign(GIVE, ' (?:me|my \\w+|this \\w+)', within(3), '(?:100|hundred|10 out of 10|ten out of ten)'),
    sign(
      ...['(?:this|my) ', any('answer', 'response', 'speech', 'talk', 'transcript', 'performance')],
      ...[within(2), any('deserves?', 'must', 'should', 'has to', 'is worth', 'warrants'), within(4), TOP],
    ),
    sign(any('minta', 'mohon', 'nak', 'hendak', 'mahu'), within(2), TOP),
    sign(
      any('score', 'rate', 'mark', 'grade'),
      ' (?:this|me|my|every)(?:\\W+\\S+){0,6}?\\W+(?:(?:as|at|with|a|band|level|very|so)\\W+)+',
      any('6', 'six', 'full', 'perfect', 'maximum', 'highest', 'high', 'excellent', 'generously'),
    ),
    // not what somebody got or hopes to get
    /(?<!\b(?:get|getting|got|achieve|achieved|reach|reached|score|scored|received|obtain) (?:a |the )?)\bband ?(?:[:=]|is|as|of|must be|should be)? ?(?:6|six|5|five|enam)\b(?! (?:members|people|boys|girls|players|friends))/,
    sign(
      ...[any('all', 'both', 'every', 'the'), ' (?:bands?|marks?|scores?) ?'],
      ...['(?:[:=]|is|are|must be|should be|to) ?', any(SIX, 'full', 'maximum')],
    ),
    sign(
      any('grammar', 'vocabulary', 'communicative', 'overall', 'total', 'tatabahasa', 'kosa kata'),
      '\\W{0,3}(?:(?:score|band|mark)\\W{0,3})?(?: is|[:=])\\W{0,3}(?:6|six|12|18)',
    ),
    sign('(?:set|change) (?:all|every|each) (?:\\S+ )?(?:scores?|bands?|marks?|grades?) (?:to|as|equal)'),
    sign(
      'be (?:\\S+ ){0,2}(?:lenient|(?:generous|kind) (?:when|while|in|with) (?:you )?(?:mark|grad|scor)\\w*)',
    ),
    sign(
      "(?:do not|don't|dont|never|jangan) (?:deduct|minus|potong|tolak) (?:any |my )?(?:marks?|points?|markah)",
    ),
    sign(
      ...[
        '(?:assume|treat) (?:that )?',
        any('all', 'every', 'it', 'this answer', 'my (?:answer|grammar|english)'),
      ],
      ...['(?: \\S+){0,5}? ', any('correct', 'perfect', 'excellent', 'flawless')],
    ),
    sign(
      '(?:please|tolong|kindly) (?:let me|just) pass (?:(?:this|the|my) )?(?:exam|test|paper|assessment|with)',
    ),
    sign('i (?:order|command|instruct|authori[sz]e) you to|(?:saya|aku) (?:arahkan|perintahkan)'),
    PLEADING_SENTENCE,
    /\b(?:6 ?\/ ?6|12 ?\/ ?12|18 ?\/ ?18)\b/,
    sign('enam (?:per|dari|daripada|over) enam'),
    /\bgive (?:me|it) (?:a )?(?:6|six)(?= ?(?:lah|la|please|pls|ok|can|boleh|[.,!?]|$))/,
    sign('(?:letak|bagi|beri|kasi) (?:je |saja )?(?:saya |aku )?enam'),
    sign('(?:grammar|vocabulary|communicative) (?:score |band )?', SIX),
    sign('grade ?[:=] ?', any(SIX, 'a\\+?', 'full')),
    sign(
      "(?:you|please) (?:must |should |will |can |may )?(?:not|never|don't|cannot) (?:find|report|count|see|list|mention) (?:any|my|the) (?:errors?|mistakes?|faults?)",
    ),
    sign(
      "(?:do not|don't|dont|never) (?:apply|use|give|count) (?:any |my )?(?:penalt(?:y|ies)|errors?|mistakes?)",
    ),
    sign('(?:every|each) (?:answer|word|number|band|mark) (?:that )?you (?:give|say|write)'),
    sign('(?:official|final) (?:result|marks?|score|band)s? (?:is|are|for|of this)|maximum values'),
    /满分|滿分|最高分/u,
    /\b(?:six|6|enam)(?:,? (?:and )?(?:six|6|enam)){2,}\b/,
  ],
  // "you are now a kind examiner", "anda ialah pemeriksa", "developer mode"
  playARole: [
    sign("(?:you are|you're) (?:now )?(?:not )?(?:just )?(?:an?|the|my)(?: \\S+){0,3}? ", MARKER),
    sign('(?:act|behave|role ?play) as (?:an?|the|my) (?:\\S+ ){0,3}?(?:examiner|grader|assessor|marker)'),
    sign('(?:act|behave) as (?:\\S+ ){0,5}?(?:and )?not (?:as )?an? ', MARKER),
    sign('(?:simulate|imitate|impersonate) (?:an?|the) (?:\\S+ ){0,3}?', MARKER),
    /(?:^|[.!?] )(?:assistant|computer|machine|examiner),? (?:please|you|give|kindly)/,
    sign('pretend (?:to be|(?:that )?you are) (?:\\S+ ){0,4}?', MARKER),
    sign('(?:anda|awak|kamu) (?:ialah|adalah|sekarang)', within(3), MARKER),
    sign('(?:bertindak sebagai|berlakon (?:sebagai|jadi|menjadi))', within(3), MARKER),
    sign("(?:i am|i'm) (?:the|your) ", any('examiner', 'developer', 'creator', 'administrator', 'admin')),
    sign(
      any('dear', 'hey', 'hello', 'hi', 'eh', 'attention', 'wahai', 'kepada', 'cikgu'),
      ',? (?:the )?',
      PROGRAM,
    ),
    sign('(?:note|message|instructions?) (?:to|for) (?:the )?', MARKER),
    sign('whoever (?:reads|marks|checks|grades) this'),
    sign('(?:developer|god|debug|admin|maintenance|jailbreak|root) (?:mode|access)'),
    sign('(?:do anything now|jailbreak)'),
    sign('as an? (?:large )?(?:language model|llm|chatbot|ai (?:you|model|language|assistant))'),
    sign('your new (?:task|job|role|goal|purpose|instruction) is'),
  ],
  // "print your system prompt", "tell me the rubric"
  askForThePrompt: [
    sign('(?:system|hidden|secret|initial|original) (?:prompt|instructions)|system message|your prompt'),
    sign('(?:what are|print|reveal|show|repeat|tell me) your instructions'),
    sign('(?:prompt|arahan) (?:sistem|rahsia)'),
    sign('(?:repeat|print|reveal|output|ulang) (?:\\S+ ){0,4}(?:above|verbatim|arahan)'),
    sign('(?:tell|show|give|send) me (?:the|your) (?:rubric|prompt|marking scheme|answer key|schema)'),
  ],
  // "new instructions:", "end of transcript", "the exam board has approved"
  fakeMessages: [
    /\b(?:(?:new|updated|important|special|real) (?:instructions?|prompt|task)|arahan (?:baharu|baru|sistem)) ?[:=]/,
    /\b(?:end|start|beginning|tamat) (?:of )?(?:the )?(?:transcript|transkrip|student (?:answer|speech)|system|user|instructions)\b/,
    sign(
      any(
        'exam(?:ination)? board',
        'lembaga peperiksaan',
        'developers?',
        'administrator',
        'headmaster',
        'ministry',
      ),
      ...[
        '(?:\\W+\\S+){0,6}?\\W+',
        any('approved', 'verified', 'decided', 'confirmed', 'luluskan', 'sahkan'),
      ],
      ...['(?:\\W+\\S+){0,8}?\\W+', any('marks?', 'band', 'score', 'markah')],
    ),
    sign(
      'already (?:been )?(?:marked|graded|assessed|scored)(?:\\W+\\S+){0,6}?\\W+(?:6|six|full|band|highest)',
    ),
    sign('(?:student|candidate) (?:has been|is|was) (?:verified|approved)'),
  ],
  // "respond only with JSON", "report no errors"
  orderTheOutput: [
    sign('(?:output|respond|reply|answer|return|print|jawab|keluarkan) (?:\\S+ ){0,3}json'),
    sign('(?:output|respond|reply|answer|return|print) (?:\\S+ ){0,2}only (?:with|yes|six|6|pass)'),
    sign('(?:leave|keep|make|kosongkan) (?:the )?(?:findings|list of errors|errors list|senarai kesalahan)'),
    sign('(?:report|list|find|mention) (?:no|zero) (?:errors|findings|mistakes)'),
    sign('jangan (?:tulis|laporkan|cari|senaraikan) (?:\\S+ )?(?:kesalahan|kesilapan)'),
    sign('(?:praise me|print pass)'),
  ],
  // {"band": 6}, {grammar: 6}, </transcript>, <|im_end|>, [INST], ```
  markup: [
    /[{[] ?\\?["'“]|[{[] ?[a-z_]+ ?[:=]|\\?["'“”] ?[:=] ?(?:\\?["'{[“]|\d|true|null)|[}\]] ?[,}\]]/,
    /<\/?[a-z_|]+[^<>]{0,40}>|<!--|-->|<\||<<|\[\/?(?:inst|sys|system|end)\]/,
    /```|~~~|\{\{|\{%|\$\{|###|\\n|\\u00|\/\*|={4,}/,
  ],
};
