import { type Topic, topic } from './topic.js';

export const topicsScienceAndTechnology: readonly Topic[] = [
  topic('use phones responsibly', 'using phones responsibly', 'Smartphones', {
    ways: 'set screen limits, silence notifications, leave them outside bedrooms, check facts before sharing, protect personal photos, reply politely, take regular breaks',
    benefits:
      'better concentration, deeper friendships, safe private data, healthy eyes, sound sleep, trust from adults, time for hobbies',
    words: 'screen, message, limit, distract, app, charge',
  }),
  topic('stay safe on the internet', 'staying safe on the internet', 'Online Safety', {
    ways: 'create strong passwords, hide home addresses, block rude strangers, update software, tell a trusted adult, think before posting, avoid unknown links',
    benefits:
      'protected privacy, fewer scams, calm parents, respect between users, confidence in learning, clean devices, less bullying',
    words: 'password, stranger, privacy, block, share, trust',
  }),
  topic('learn with technology', 'learning with technology', 'Learning', {
    ways: 'watch science videos, join virtual classrooms, play quiz games, record own speeches, search digital libraries, draw on tablets, message study partners',
    benefits:
      'lessons at any hour, instant answers, a comfortable pace, colourful explanations, practice without shame, global classmates, skills for careers',
    words: 'video, quiz, app, search, practise, interactive',
  }),
  topic('save electricity', 'saving electricity', 'Energy', {
    ways: 'switch off fans, dry clothes outside, choose efficient lamps, unplug chargers, open windows, install solar panels, share one room',
    benefits:
      'smaller bills, less smoke, fuel for tomorrow, fewer blackouts, responsible citizens, cooler cities, money for schools',
    words: 'switch, bill, solar, lamp, power, habit',
  }),
  topic('become interested in science', 'becoming interested in science', 'Science', {
    ways: 'visit planetariums, build simple robots, grow crystals at home, read about inventors, join coding clubs, watch space documentaries, ask curious questions',
    benefits:
      'exciting careers, logical thinking, answers to everyday problems, new cures, respect for evidence, useful inventions, pride in discovery',
    words: 'experiment, curious, discover, robot, planet, invent',
  }),
  topic('recognise fake news', 'recognising fake news', 'Media', {
    ways: 'check the source, compare several reports, look at dates, search original photos, ask an expert, read past headlines, doubt shocking claims',
    benefits:
      'fewer rumours, calmer communities, fair opinions, trust among friends, better decisions, protection against fraud, respect for truth',
    words: 'source, headline, rumour, proof, doubt, share',
  }),
  topic('travel without polluting the air', 'travelling without polluting the air', 'Transport', {
    ways: 'ride electric buses, share cars, walk short distances, take the train, cycle to school, plan fewer trips, combine errands',
    benefits:
      'quieter streets, healthy lungs, lower fuel costs, safer pavements, clear views, fitter people, less warming',
    words: 'electric, traffic, train, distance, fuel, pedal',
  }),
  topic('use artificial intelligence well', 'using artificial intelligence well', 'Artificial Intelligence', {
    ways: 'check every answer, ask precise questions, keep secrets private, credit the source, practise speaking with it, compare several tools, write first drafts alone',
    benefits:
      'quick explanations, more free time, help for disabled people, fresh ideas, fewer routine tasks, personal tutors, support for doctors',
    words: 'computer, answer, check, robot, helpful, future',
  }),
];
