const list = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Verbs that English hardly uses as nouns or adjectives: safe to read as verbs wherever they stand. */
export const PURE_VERBS = list(`
  abandon absorb accept accompany achieve adapt add admire admit adopt adore advise affect afford agree allow
  analyse announce annoy apologise apologize appear apply appoint appreciate approve argue arrange arrive assist
  assume attach attend attract avoid await bathe be become beg begin believe belong borrow bring build buy cancel
  carry celebrate chase cherish choose clap clarify collect combine come commit communicate compare compete
  complain comprehend concentrate conclude conduct confirm confuse congratulate connect conserve consider consist
  construct consume contain continue contribute convince cooperate create criticise cry cultivate deal decide
  decorate dedicate defeat defend define delete deliver demonstrate deny depart depend describe deserve destroy
  detect develop devote differ disagree disappear disappoint discover discuss dislike distract distribute disturb
  divide do donate draw earn eat educate eliminate embarrass emerge emphasise emphasize employ enable encourage
  enhance enjoy enrich ensure enter entertain escape establish examine exceed excel exist expand expect explain
  explore expose express extend face fail fascinate feed feel fight fill find finish forget forgive fulfil fulfill
  gain gather get give go graduate greet grow guess happen hate have hear hesitate hide hire hold identify ignore
  illustrate imagine implement imply impress improve include increase inform inhale inherit initiate injure
  inspect inspire install interact interrupt introduce invent investigate invite involve irritate isolate join
  keep kill knit know laugh learn leave let lie listen live lose maintain make manage marry mean meet memorise
  memorize mention migrate minimise minimize misunderstand motivate neglect negotiate nurture obey observe obtain
  occur offer oppose organise organize overcome overlook owe own participate pass pay perceive perform persist
  persuade pollute possess postpone practise pray prefer prepare preserve prevent proceed produce prohibit prolong
  promote pronounce protect prove provide publish punish pursue put reach react read realise realize rebuild
  recall receive recognise recognize recommend recover recycle reduce refer reflect refuse reject relax rely
  remain remember remind remove renovate repair repeat replace represent require rescue resist respond restore
  restrict retire return reveal revise ride ruin sail satisfy save say scold see seek seem select sell send serve
  share shout show simplify sing sit sketch solve speak spend spread stand stare start steal stimulate stop
  strengthen submit subscribe succeed suffer suggest supervise suppose surf surround survive suspect sustain swim
  take teach tell tempt terrify think throw tolerate transform translate transmit treat try understand unite
  upload use utilise vanish verify visit vomit wait wake warn waste watch weaken wear widen win wish withdraw
  write yell assemble bark bleed browse bully chew crawl drown edit fetch grind nag pamper peel scroll sew snore
  spoil stir tease tend urge wander weep
`);

/** Verbs that are as often nouns or adjectives: read as verbs only where the place asks for one. */
export const AMBIGUOUS_VERBS = list(`
  act aim answer appeal ask attack bake bite blow boil bore break breathe brush burn call camp care catch cause
  challenge change chat cheer cheat check clean climb close colour comfort complete control cook cost count cover
  crash cross cut dance date demand design die dig download dream dress drink drive drop dry dust end excite exercise
  exhaust fall fear fish fit fix flood fly focus fold follow freeze fry guide hang harm head heat help hike hit hope
  hug hunt hurt hurry impact influence interest iron jog joke judge jump kick kiss knock lack land last lay lead lend
  lift like limit link listen lock look love matter mind miss mix move name need note open order pack paint park
  photograph phone pick place plan plant play point post pour practice praise present press promise pull push
  queue quit race rain raise record regret relate release rent reply report request research respect rest result rest
  reward ring rise rush scare scream search secure set shake shine shoot shop shut sign sink skate skip
  sleep smell smile smoke sneeze sound spell stay step stick stress study stretch struggle supply support surprise
  swear sweat sweep switch talk taste tear test text thank tidy tie tire touch tour trade train transport travel trip
  trouble trust turn type value vary vote walk want warm wash water weigh whisper wonder work worry attend bargain bike cycle email film guard guess host mail message mop picnic race sneeze tutor volunteer vlog
`);
