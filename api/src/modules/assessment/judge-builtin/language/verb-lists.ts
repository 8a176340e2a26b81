const list = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Verbs that English hardly uses as nouns or adjectives: safe to read as verbs wherever they stand. */
export const PURE_VERBS = list(`
  accept accompany achieve add admire admit adopt advise affect afford agree allow announce annoy apologise apologize
  appear apply appreciate approve argue arrange arrive assist assume attend attract avoid be become beg begin believe
  belong borrow bring build buy carry celebrate choose clap collect come communicate compare compete complain
  concentrate confuse congratulate connect consider consist contain continue contribute convince create cry deal
  decide decorate defeat deliver deny depend describe deserve destroy develop differ disagree disappear disappoint
  discover discuss dislike disturb divide do donate draw earn eat educate eliminate embarrass emphasise emphasize
  employ encourage enjoy enter entertain escape establish exist expect explain explore express extend face fail feed
  feel fight fill find finish forget forgive gain gather get give go graduate greet grow guess happen hate have hear
  hide hire hold ignore imagine improve include increase inform inspire install introduce invent invite involve join
  keep kill know laugh learn leave let lie listen live lose maintain make manage marry mean meet memorise memorize
  mention motivate obey obtain occur offer organise organize overcome own participate pass pay perform persuade
  pollute practise pray prefer prepare prevent produce promote pronounce protect prove provide publish put reach read
  realise realize receive recognise recognize recommend recycle reduce refuse relax rely remain remember remind
  remove renovate repair repeat replace represent require rescue respond retire return revise ride ruin sail save say
  see seem select sell send serve share shout show sing sit sketch solve speak spend spread stand stare start steal
  stop strengthen succeed suffer suggest suppose surf surround survive suspect swim take teach tell think throw treat
  try understand upload use utilise visit wait wake warn waste watch wear win wish write yell
`);

/** Verbs that are as often nouns or adjectives: read as verbs only where the place asks for one. */
export const AMBIGUOUS_VERBS = list(`
  act aim answer appeal ask attack bake bathe bite blow boil bore break breathe brush burn call camp care catch cause
  challenge change chat cheer cheat check clean climb close colour comfort complete control cook cost count cover
  crash cross cut dance date demand design die dig download dream dress drink drive drop dry dust end excite exercise
  exhaust fall fear fish fit fix flood fly focus fold follow freeze fry guide hang harm head heat help hike hit hope
  hug hunt hurt hurry impact influence interest iron jog joke judge jump kick kiss knock lack land last lay lead lend
  lift like limit link listen lock look love matter mind miss mix move name need note open order pack paint park
  photograph phone pick place plan plant play point post pour practice praise present press promise pull punish push
  queue quit race rain raise record regret relate release rent reply report request research respect rest result rest
  reward ring rise rush satisfy scare scold scream search secure set shake shine shoot shop shut sign sink skate skip
  sleep smell smile smoke sneeze sound spell stay step stick stress study stretch struggle supply support surprise
  swear sweat sweep switch talk taste tear test text thank tidy tie tire touch tour trade train transport travel trip
  trouble trust turn type value vary vote walk want warm wash water weigh whisper wonder work worry
`);
