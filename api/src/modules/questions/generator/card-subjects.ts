import type { Theme } from 'schema/rules/choices';
import type { SubjectKind } from './card-frame.js';
import { phrases } from './phrases.js';

/** What a card is about. Neighbours are of different kinds, so that cards asked for together differ. */
export interface CardSubject {
  readonly kind: SubjectKind;
  /** With its article; an activity in its -ing form. */
  readonly name: string;
  readonly category: string;
  /** Six words that help to speak about it. */
  readonly words: readonly string[];
}

const subject = (kind: SubjectKind, name: string, category: string, words: string): CardSubject => ({
  kind,
  name,
  category,
  words: phrases(words),
});

export const CARD_SUBJECTS: Record<Theme, readonly CardSubject[]> = {
  'People and Culture': [
    subject(
      'person',
      'an older relative',
      'Family',
      'patient, advice, childhood, respect, story, generation',
    ),
    subject(
      'event',
      'a family celebration',
      'Family',
      'gather, guests, prepare, decorate, laughter, relatives',
    ),
    subject(
      'place',
      'a village or a small town',
      'Places',
      'peaceful, neighbours, fields, simple, tradition, welcome',
    ),
    subject('thing', 'a traditional costume', 'Clothing', 'cloth, pattern, colourful, wear, occasion, sew'),
    subject(
      'activity',
      'learning a traditional dance',
      'Dance',
      'rhythm, steps, perform, graceful, practise, costume',
    ),
    subject('person', 'a neighbour', 'Community', 'friendly, borrow, greet, trust, next door, favour'),
    subject(
      'event',
      'a school concert',
      'School Life',
      'stage, audience, rehearse, nervous, applause, talented',
    ),
    subject(
      'place',
      'a place of history',
      'History',
      'ancient, building, guide, heritage, preserve, discover',
    ),
    subject('thing', 'a musical instrument', 'Music', 'melody, practise, string, drum, lesson, tune'),
    subject(
      'activity',
      'cooking a family recipe',
      'Food',
      'ingredients, spices, stir, delicious, measure, share',
    ),
    subject('person', 'a teacher', 'School Life', 'explain, encourage, strict, lesson, patient, humour'),
    subject(
      'event',
      'a festival in your area',
      'Festivals',
      'crowd, lights, stalls, celebrate, parade, custom',
    ),
    subject('place', 'a community hall', 'Community', 'meeting, volunteer, gather, event, neighbours, stage'),
    subject('thing', 'a board game', 'Games', 'rules, dice, turn, winner, fair, laughter'),
    subject(
      'activity',
      'telling stories to children',
      'Stories',
      'imagine, voice, listen, hero, lesson, bedtime',
    ),
  ],
  'Health and Environment': [
    subject('person', 'a sports coach', 'Sports', 'training, team, encourage, discipline, skill, whistle'),
    subject('event', 'a sports competition', 'Sports', 'compete, cheer, teammate, medal, effort, finish'),
    subject('place', 'a park', 'Nature', 'shade, jogging, bench, fresh air, relax, playground'),
    subject('thing', 'a pot plant', 'Plants', 'water, leaves, sunlight, grow, soil, bloom'),
    subject('activity', 'growing vegetables', 'Gardening', 'seeds, soil, harvest, fresh, water, patient'),
    subject('person', 'a nurse or a doctor', 'Health', 'hospital, gentle, medicine, care, calm, recover'),
    subject(
      'event',
      'a beach or river clean-up',
      'Environment',
      'rubbish, gloves, volunteer, collect, plastic, proud',
    ),
    subject('place', 'a forest or a waterfall', 'Nature', 'path, birds, cool, climb, wildlife, peaceful'),
    subject('thing', 'a healthy meal', 'Food', 'vegetables, protein, fresh, balanced, tasty, energy'),
    subject('activity', 'cycling', 'Fitness', 'helmet, path, balance, exercise, fresh air, distance'),
    subject(
      'person',
      'a cleaner or a gardener',
      'Community',
      'hard-working, tidy, early, notice, thank, neat',
    ),
    subject('event', 'a hike', 'Outdoors', 'trail, backpack, steep, view, tired, reward'),
    subject('place', 'a sports centre', 'Fitness', 'court, swim, train, members, equipment, healthy'),
    subject(
      'thing',
      'a pair of sports shoes',
      'Fitness',
      'comfortable, run, support, laces, match, worn out',
    ),
    subject('activity', 'sorting rubbish', 'Recycling', 'paper, glass, bin, separate, habit, reuse'),
  ],
  'Consumerism and Financial Awareness': [
    subject('person', 'a shopkeeper', 'Shopping', 'customer, honest, goods, greet, change, busy'),
    subject(
      'event',
      'a school charity sale',
      'Charity',
      'donate, stall, raise, customers, bargain, generous',
    ),
    subject('place', 'a night market', 'Shopping', 'stalls, bargain, snacks, crowded, lights, cheap'),
    subject('thing', 'a second-hand item', 'Reuse', 'condition, cheap, previous, repair, bargain, useful'),
    subject('activity', 'saving pocket money', 'Saving', 'coins, goal, patient, habit, bank, spend'),
    subject('person', 'a food seller', 'Food', 'stall, recipe, customers, early, friendly, favourite'),
    subject('event', 'a shopping trip', 'Shopping', 'list, compare, price, choose, queue, receipt'),
    subject(
      'place',
      'a shopping centre',
      'Shopping',
      'floors, brands, entertainment, sale, crowd, restaurant',
    ),
    subject(
      'thing',
      'a birthday present',
      'Gifts',
      'wrap, surprise, thoughtful, choose, grateful, expensive',
    ),
    subject('activity', 'comparing prices', 'Shopping', 'cheaper, quality, discount, decide, brand, value'),
    subject(
      'person',
      'a small business owner',
      'Business',
      'profit, risk, customers, hard-working, idea, plan',
    ),
    subject('event', 'a big sale at a shop', 'Shopping', 'discount, queue, bargain, crowd, tempting, budget'),
    subject('place', 'a small family shop', 'Shopping', 'owner, corner, goods, friendly, loyal, shelf'),
    subject('thing', 'an item of clothing', 'Fashion', 'fabric, fit, style, comfortable, brand, price'),
    subject(
      'activity',
      'selling handmade things',
      'Business',
      'craft, profit, customer, advertise, quality, earn',
    ),
  ],
  'Science and Technology': [
    subject(
      'person',
      'a science teacher',
      'Science',
      'experiment, explain, curious, discover, laboratory, safety',
    ),
    subject('event', 'a science fair', 'Science', 'project, display, judge, invention, explain, prize'),
    subject('place', 'a science museum', 'Science', 'exhibits, interactive, discover, guide, space, model'),
    subject('thing', 'a learning app', 'Learning', 'download, quiz, progress, free, practise, level'),
    subject('activity', 'learning to code', 'Computing', 'program, mistake, logic, solve, screen, create'),
    subject(
      'person',
      'a friend with clever ideas',
      'Inventions',
      'creative, solve, invent, share, unusual, inspire',
    ),
    subject('event', 'an online class', 'Learning', 'screen, connection, microphone, discuss, home, focus'),
    subject('place', 'a computer room', 'Computing', 'keyboard, screen, project, internet, quiet, rules'),
    subject(
      'thing',
      'a household machine',
      'Inventions',
      'electricity, button, save time, repair, noise, useful',
    ),
    subject('activity', 'repairing broken things', 'Skills', 'tools, careful, parts, save, fix, patient'),
    subject(
      'person',
      'an electrician or a mechanic',
      'Skills',
      'tools, skilful, customer, broken, patient, solution',
    ),
    subject(
      'event',
      'an experiment at school',
      'Science',
      'measure, result, observe, careful, group, surprise',
    ),
    subject('place', 'a library', 'Learning', 'shelves, research, silent, borrow, internet, study'),
    subject('thing', 'a camera or a phone', 'Gadgets', 'picture, battery, screen, memory, record, share'),
    subject('activity', 'making short videos', 'Media', 'film, edit, sound, audience, idea, upload'),
  ],
};
