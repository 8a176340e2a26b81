import { type Topic, topic } from './topic.js';

export const topicsHealthAndEnvironment: readonly Topic[] = [
  topic('save water at home', 'saving water at home', 'Water', {
    ways: 'take shorter showers, repair leaking pipes, collect rain, wash full loads, rinse vegetables in bowls, check meters monthly, teach younger children',
    benefits:
      'smaller bills, enough during droughts, healthy rivers, less energy used, good family habits, care for wildlife, security for farmers',
    words: 'tap, bucket, leak, bill, habit, rain',
  }),
  topic('eat more vegetables', 'eating more vegetables', 'Food', {
    ways: 'grow herbs in pots, try new recipes, pack colourful lunches, add them to soups, choose salads first, blend green drinks, visit fresh markets',
    benefits:
      'clearer skin, strong immunity, steady energy, healthier weight, cheaper meals, longer lives, support for farmers',
    words: 'fresh, vitamins, salad, taste, balanced, garden',
  }),
  topic('stay active every day', 'staying active every day', 'Fitness', {
    ways: 'walk to school, climb the stairs, dance to music, stretch before breakfast, join a sports team, cycle with friends, finish household chores',
    benefits:
      'a stronger heart, better sleep, less stress, clearer thinking, time with friends, fewer illnesses, natural confidence',
    words: 'exercise, stretch, routine, healthy, energy, team',
  }),
  topic('reduce plastic waste', 'reducing plastic waste', 'Waste', {
    ways: 'carry cloth bags, refuse straws, refill glass bottles, buy loose fruit, repair broken toys, bring lunch boxes, sort household rubbish',
    benefits:
      'cleaner beaches, safer sea animals, fewer blocked drains, less burning, lower costs for councils, healthier soil, pride in surroundings',
    words: 'bag, bottle, refill, ocean, pollution, recycle',
  }),
  topic('sleep better at night', 'sleeping better at night', 'Sleep', {
    ways: 'switch phones off early, keep regular hours, dim the lights, avoid strong coffee, read a calm story, exercise after school, tidy the bedroom',
    benefits:
      'sharper concentration, a happier mood, faster recovery, higher marks, stronger memory, healthy growth, fewer accidents',
    words: 'rest, tired, routine, screen, calm, energy',
  }),
  topic('protect wild animals', 'protecting wild animals', 'Wildlife', {
    ways: 'plant native trees, report illegal hunters, keep beaches clean, drive slowly near forests, refuse ivory souvenirs, support rescue centres, share facts online',
    benefits:
      'balance in nature, income from tourism, new medicine, beauty for our children, knowledge for scientists, clean rivers, respect for life',
    words: 'forest, hunter, rescue, endangered, habitat, species',
  }),
  topic('keep the air clean', 'keeping the air clean', 'Air', {
    ways: 'share car rides, plant roadside trees, stop open burning, cycle short distances, service old engines, take public buses, choose solar power',
    benefits:
      'fewer coughs, clear blue skies, lower hospital costs, healthy crops, outdoor sports, longer lives, comfortable cities',
    words: 'smoke, haze, breathe, traffic, factory, mask',
  }),
  topic('manage exam stress', 'managing exam stress', 'Wellbeing', {
    ways: 'plan study hours, talk to someone, breathe slowly, take short breaks, sleep early, eat regular meals, exercise outdoors',
    benefits:
      'calmer mornings, clear thinking, higher marks, fewer headaches, better relationships, deeper sleep, confidence in oneself',
    words: 'worry, relax, plan, revise, pressure, support',
  }),
];
