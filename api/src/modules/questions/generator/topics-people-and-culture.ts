import { type Topic, topic } from './topic.js';

export const topicsPeopleAndCulture: readonly Topic[] = [
  topic('keep old traditions alive', 'keeping old traditions alive', 'Traditions', {
    ways: 'cook old recipes, tell bedtime stories, celebrate festivals together, visit grandparents often, wear cultural clothes, record songs on video, learn local crafts',
    benefits:
      'a sense of belonging, respect for elders, stronger bonds, knowledge of history, pride in our roots, happy childhood memories, values to live by',
    words: 'custom, generation, celebrate, recipe, respect, remember',
  }),
  topic('make new friends', 'making new friends', 'Friendship', {
    ways: 'join a school club, smile and say hello, offer some help, play team sports, share hobbies, listen with interest, invite classmates over',
    benefits:
      'someone to trust, more confidence, fun after class, different ideas, support in hard times, better social skills, less loneliness',
    words: 'shy, greet, hobby, invite, trust, laugh',
  }),
  topic('help older people', 'helping older people', 'Community', {
    ways: 'carry heavy shopping, clean the garden, read newspapers aloud, explain smartphone settings, cook a warm meal, drive them to clinics, chat in the evening',
    benefits:
      'wisdom from experience, closer neighbourhoods, patience and kindness, stories to remember, fewer lonely days, safer homes, respect between generations',
    words: 'neighbour, lonely, patient, visit, carry, grateful',
  }),
  topic('learn another language', 'learning another language', 'Languages', {
    ways: 'talk to native speakers, label things at home, read easy comics, use a study app, keep a word diary, watch subtitled films, sing popular songs',
    benefits:
      'wider career choices, trips without fear, friends from abroad, sharper memory, films in the original, deeper cultural insight, confidence in public',
    words: 'vocabulary, practise, fluent, accent, mistake, translate',
  }),
  topic('welcome foreign visitors', 'welcoming foreign visitors', 'Tourism', {
    ways: 'speak slowly and clearly, suggest local dishes, draw simple maps, explain polite manners, point out landmarks, offer traditional snacks, translate road signs',
    benefits:
      'income for small shops, jobs in hotels, language practice, understanding between cultures, a friendlier image, more direct flights, interest in heritage',
    words: 'guest, polite, guide, smile, curious, culture',
  }),
  topic('live in peace with neighbours', 'living in peace with neighbours', 'Unity', {
    ways: 'greet each other daily, keep noise down, respect different beliefs, park cars carefully, share festive food, settle quarrels calmly, plan activities together',
    benefits:
      'help in an emergency, safer streets, friends for children, fewer arguments, exchange of recipes, less stress at night, a caring community',
    words: 'respect, noise, greet, share, forgive, harmony',
  }),
  topic('celebrate festivals together', 'celebrating festivals together', 'Festivals', {
    ways: 'open house visits, decorate public halls, perform dances, cook favourite dishes, exchange greeting cards, organise games for children, wear one colour',
    benefits:
      'unity among races, taste of new food, better understanding, memorable photographs, respect for customs, joy in the community, business for traders',
    words: 'guests, invite, custom, joyful, decorate, unity',
  }),
  topic('work well in a group', 'working well in a group', 'Teamwork', {
    ways: 'choose a fair leader, divide tasks equally, listen to all ideas, set clear deadlines, praise good effort, solve disagreements early, check progress often',
    benefits:
      'faster results, creative solutions, shared responsibility, practice in speaking, stronger friendships, skills for future jobs, less pressure on individuals',
    words: 'leader, share, opinion, deadline, agree, cooperate',
  }),
];
