import type { GrammarRule } from './rule.js';
import { ADVERB_ORDER_RULES } from './rules/adverb-order.js';
import { AGREEMENT_RULES } from './rules/agreement.js';
import { AGREEMENT_CLAUSE_RULES } from './rules/agreement-clause.js';
import { AGREEMENT_FAR_RULES } from './rules/agreement-far.js';
import { ARTICLE_RULES } from './rules/article.js';
import { ARTICLE_EVENT_RULES } from './rules/article-event.js';
import { ARTICLE_PHRASE_RULES } from './rules/article-phrase.js';
import { CLAUSE_LINK_RULES } from './rules/clause-links.js';
import { COMPARATIVE_RULES } from './rules/comparative.js';
import { COMPARATIVE_PHRASE_RULES } from './rules/comparative-more.js';
import { EXISTENTIAL_RULES } from './rules/existential.js';
import { HELPING_VERB_RULES } from './rules/helping-verb.js';
import { INTENSIFIER_RULES } from './rules/intensifier.js';
import { LEFT_OUT_RULES } from './rules/left-out.js';
import { MISSING_LINK_RULES } from './rules/missing-link.js';
import { MISSING_VERB_RULES } from './rules/missing-verb.js';
import { MISSING_WORD_RULES } from './rules/missing-word.js';
import { PLURAL_RULES } from './rules/plural.js';
import { PLURAL_PHRASE_RULES } from './rules/plural-phrase.js';
import { PREPOSITION_RULES } from './rules/preposition.js';
import { PREPOSITION_MISSING_RULES } from './rules/preposition-missing.js';
import { PREPOSITION_OBJECT_RULES } from './rules/preposition-object.js';
import { PRONOUN_RULES } from './rules/pronoun.js';
import { QUESTION_ORDER_RULES } from './rules/question-order.js';
import { STORY_RULES } from './rules/story.js';
import { TENSE_RULES } from './rules/tense.js';
import { TENSE_CLAUSE_RULES } from './rules/tense-clause.js';
import { TENSE_PERFECT_RULES } from './rules/tense-perfect.js';
import { VERB_AFTER_LINK_RULES } from './rules/verb-after-link.js';
import { VERB_COMPLEMENT_RULES } from './rules/verb-complement.js';
import { VERB_FORM_FAR_RULES } from './rules/verb-form-far.js';
import { VERB_PATTERN_RULES } from './rules/verb-pattern.js';
import { WORD_CHOICE_RULES } from './rules/word-choice.js';
import { WORD_FORM_RULES } from './rules/word-form.js';
import { WORD_ORDER_RULES } from './rules/word-order.js';

/** All rules; where two find the same words, the earlier one speaks. */
export const GRAMMAR_RULES: readonly GrammarRule[] = [
  ...COMPARATIVE_RULES,
  ...COMPARATIVE_PHRASE_RULES,
  ...WORD_FORM_RULES,
  ...INTENSIFIER_RULES,
  ...HELPING_VERB_RULES,
  ...VERB_COMPLEMENT_RULES,
  ...VERB_FORM_FAR_RULES,
  ...VERB_PATTERN_RULES,
  ...VERB_AFTER_LINK_RULES,
  ...MISSING_VERB_RULES,
  ...MISSING_WORD_RULES,
  ...LEFT_OUT_RULES,
  ...MISSING_LINK_RULES,
  ...CLAUSE_LINK_RULES,
  ...EXISTENTIAL_RULES,
  ...TENSE_RULES,
  ...TENSE_PERFECT_RULES,
  ...STORY_RULES,
  ...TENSE_CLAUSE_RULES,
  ...PLURAL_PHRASE_RULES,
  ...AGREEMENT_RULES,
  ...AGREEMENT_FAR_RULES,
  ...AGREEMENT_CLAUSE_RULES,
  ...PREPOSITION_RULES,
  ...PREPOSITION_MISSING_RULES,
  ...PREPOSITION_OBJECT_RULES,
  ...QUESTION_ORDER_RULES,
  ...WORD_ORDER_RULES,
  ...ADVERB_ORDER_RULES,
  ...ARTICLE_RULES,
  ...ARTICLE_PHRASE_RULES,
  ...ARTICLE_EVENT_RULES,
  ...PLURAL_RULES,
  ...PRONOUN_RULES,
  ...WORD_CHOICE_RULES,
];
