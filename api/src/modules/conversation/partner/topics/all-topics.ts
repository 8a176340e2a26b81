import { advertisingAndTeenagers } from './advertising-and-teenagers.js';
import { communityBuilders } from './community-builders.js';
import { eatingWell } from './eating-well.js';
import { enjoyingNature } from './enjoying-nature.js';
import { gamesAndCrafts } from './games-and-crafts.js';
import { learningEnglish } from './learning-english.js';
import { machinesAndJobs } from './machines-and-jobs.js';
import { moneyScams } from './money-scams.js';
import { otherCultures } from './other-cultures.js';
import { phonesInSchool } from './phones-in-school.js';
import { savingAtSchool } from './saving-at-school.js';
import { savingPocketMoney } from './saving-pocket-money.js';
import { shoppingOnline } from './shopping-online.js';
import { technologyForElders } from './technology-for-elders.js';
import { teenagersAndSleep } from './teenagers-and-sleep.js';
import type { TopicThoughts } from './topic-thoughts.js';
import { welcomingANewStudent } from './welcoming-a-new-student.js';

/** One for each topic of the question bank. */
export const TOPIC_THOUGHTS: readonly TopicThoughts[] = [
  advertisingAndTeenagers,
  communityBuilders,
  eatingWell,
  enjoyingNature,
  gamesAndCrafts,
  learningEnglish,
  machinesAndJobs,
  moneyScams,
  otherCultures,
  phonesInSchool,
  savingAtSchool,
  savingPocketMoney,
  shoppingOnline,
  technologyForElders,
  teenagersAndSleep,
  welcomingANewStudent,
];
