/** What a turn of the student does, as far as the partner must know it. */
export type TurnAct =
  | 'silent'
  | 'otherLanguage'
  | 'rude'
  | 'private'
  | 'steers'
  | 'asksAgain'
  | 'asksMeaning'
  | 'asksWho'
  | 'asksLeave'
  | 'asksWhy'
  | 'asksAgreement'
  | 'asksOpinion'
  | 'asksLife'
  | 'asks'
  | 'unsure'
  | 'cannotDecide'
  | 'closes'
  | 'greets'
  | 'disagrees'
  | 'decides'
  | 'agrees'
  | 'saysYes'
  | 'saysNo'
  | 'tells';

/** Only of short turns: a longer one has more to answer than this. */
const SHORT = 12;
const BRIEF = 6;
const ONE_WORD = 3;
const ANY = Number.POSITIVE_INFINITY;

interface ActRule {
  readonly act: TurnAct;
  /** Words that a turn of this kind may have. */
  readonly most: number;
  readonly pattern: RegExp;
}

/** @param phrases of which one stands in the turn, in small letters and without apostrophes; ^ is its beginning */
const rule = (act: TurnAct, most: number, ...phrases: readonly string[]): ActRule => ({
  act,
  most,
  pattern: new RegExp(
    `(?:${phrases.map((phrase) => (phrase.startsWith('^') ? phrase : `\\b${phrase}`)).join('|')})(?!\\w)`,
  ),
});

const DO_NOT = '(?:dont|do not|didnt|did not|not|cannot|cant)';
const MARKS_OF_CHOICE =
  'best|main|strongest|easiest|biggest|number one|most (?:important|effective|useful|helpful)';

/** The first that fits, so what must be answered stands before what may be. */
export const ACT_RULES: readonly ActRule[] = [
  rule(
    'steers',
    ANY,
    '(?:ignore|disregard|forget) (?:all |any )?(?:your|the|previous|these)',
    '(?:system|your) prompt',
  ),
  rule('steers', ANY, '(?:full|good|high) marks', 'you are an? (?:ai|language model)', '^[^?]*[{}<>]'),
  rule(
    'asksAgain',
    SHORT,
    'repeat',
    'say (?:it |that )?again',
    'pardon',
    'come again',
    'once more',
    '(?:cannot|cant) hear',
  ),
  rule(
    'asksAgain',
    SHORT,
    `${DO_NOT} (?:really )?(?:understand|catch|get|hear) (?:you|your|the|what|it|that)`,
  ),
  rule('asksAgain', BRIEF, `i ${DO_NOT} understand`, 'what did you say', 'what is (?:the|your) question'),
  rule(
    'asksMeaning',
    SHORT,
    'what do you mean',
    'what does .+ mean',
    'meaning of',
    'what is mean',
    'explain (?:what|that|it|to me)',
  ),
  rule(
    'asksWho',
    SHORT,
    '(?:are|r) (?:you|u) (?:an? )?(?:really )?(?:real|robot|human|ai|bot|machine|computer|person|chatgpt)',
    'who are you',
  ),
  rule('asksLeave', SHORT, '(?:can|may|could) i (?:talk|tell|say|ask|share|start|begin|give|choose|add)'),
  rule(
    'asksAgreement',
    ANY,
    'do you (?:also )?(?:agree|think so)',
    'dont you (?:agree|think)',
    'am i right',
    '(?:right|agree)(?= ?\\?$)',
  ),
  rule(
    'asksLife',
    ANY,
    '(?<!(?:what|which|why|how|one|where) )(?:do|have|did|can) you (?!also|agree|think|like|prefer|feel|want|choose|say)\\w+(?= [^?]*\\?$)',
  ),
  rule(
    'asksOpinion',
    ANY,
    '(?:what|how) about (?:you|u|yours)',
    'and you(?= ?\\?)',
    'your opinion',
    'why do you',
  ),
  rule(
    'asksOpinion',
    ANY,
    'what (?:do|did|would) you (?:think|say|choose|like|prefer)',
    'do you (?:like|think|prefer)',
  ),
  rule(
    'asksOpinion',
    ANY,
    'whats? (?:is )?(?:your|ur) (?:idea|choice|favou?rite|answer|point)',
    'which (?:\\w+ )?(?:do|would|did) you',
  ),
  rule('asksWhy', BRIEF, '^(?:but |and |so )?(?:why|how come)'),
  rule(
    'greets',
    SHORT,
    '^(?:hello|hi|hey|good (?:morning|afternoon|evening)|assalam\\w*|salam|nice to meet)',
    'my name is',
  ),
  rule(
    'asksLife',
    ANY,
    '(?:do|did|have|are|were|can|will|would) you(?= [^.!?]*\\?)',
    '(?:do|have|did) you (?:ever|have|use|eat|play|know|also)',
  ),
  rule('asksLife', ANY, 'how (?:many|much|often|long|old|do|are|is|was) (?:you|your)'),
  rule(
    'unsure',
    SHORT,
    'i (?:really )?(?:dont|do not) know',
    'not sure',
    'no idea',
    'no comment',
    'i forg[oe]t',
    '(?:cannot|cant) think',
  ),
  rule(
    'unsure',
    SHORT,
    'idk',
    '(?:very|so|too) (?:hard|difficult)',
    '(?:this|it|question) is (?:hard|difficult)',
    'susah',
    'tak tahu',
    'help me',
  ),
  rule(
    'closes',
    ANY,
    'in conclusion',
    'to conclude',
    'to sum up',
    'that ?i?s all',
    'thank you for',
    'thanks for',
    '(?:good)?bye',
    'see you',
  ),
  rule(
    'closes',
    ANY,
    'nice (?:talking|to talk)',
    'no more (?:idea|point)s?',
    'i (?:am |have )?(?:finish|finished|done)$',
  ),
  rule('closes', BRIEF, '^(?:ok |okay )?(?:thank you|thanks)'),
  rule('cannotDecide', 20, '(?:cannot|cant|hard to|difficult to|dont know how to) (?:decide|choose|pick)'),
  rule('cannotDecide', 20, '(?:both|all)(?: of them)? (?:is |are )?(?:also )?(?:good|important|the same)'),
  rule(
    'disagrees',
    ANY,
    `${DO_NOT} (?:really |quite |fully |totally )?agree`,
    'disagree',
    'not true',
    '(?:dont|do not) think (?:so|that|it)',
  ),
  rule('disagrees', ANY, 'you ?a?re wrong', 'i see it differently', 'not (?:a )?good idea'),
  rule(
    'decides',
    ANY,
    '(?:i|we|ill|id|lets|let us|my|our)(?: (?:both|have|also|already|still|really|just|now|will|would|should|can|finally|want to|think we))* (?:choose|chose|pick|decided?|select|take|go (?:for|with)|agree on|choice|decision|conclude)',
  ),
  rule(
    'decides',
    ANY,
    `(?:is|are|be) (?:the |our |my )?(?:${MARKS_OF_CHOICE})`,
    '(?:the|my) best (?:is|one|way|choice|reason)',
    '(?:is|are) (?:much )?better',
  ),
  rule('asks', ANY, '[^?]*\\?$'),
  rule('asks', SHORT, '^(?:what|how|who|where|which|is it|can we|should we|do we)'),
  rule(
    'agrees',
    ANY,
    'agree',
    'you ?a?re (?:very )?right',
    'that ?i?s (?:very )?(?:right|true)',
    'same (?:here|opinion|with you)',
    'me too',
  ),
  rule('agrees', ANY, 'i think so', 'good (?:point|idea)', 'exactly', 'of course', 'correct', 'true'),
  rule('saysYes', ONE_WORD, '^(?:yes|yeah|yup|yep|ya|sure|ok|okay|alright|fine|can|boleh|right)'),
  rule('saysNo', ONE_WORD, '^(?:no|nope|not really|never|nah|tak|no need)'),
];
