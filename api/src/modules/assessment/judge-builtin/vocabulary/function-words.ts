/** Words of grammar: they are in every text and tell nothing about its vocabulary or its topic. */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  `a an the and or but because if so when that this these those there here it its is are was were be am been being i you
  he she we they me him her us them my your his our their mine yours hers ours theirs myself yourself himself herself
  itself ourselves themselves to of in on at for with from by about as into onto out over under up down off than then do
  does did doing done have has had having can could will would shall should may might must not no yes n't 's 're 've 'll 'm
  'd ca wo very too also just only even much many more most some any all both each every other another such who whom whose
  which what where why how again once while although though until unless since before after during between through
  really quite well okay ok oh um uh er like get got go going went lot lots thing things something anything everything
  one two three first second because let us say said know think want make made let's gonna wanna yeah now always never
  sometimes often usually still already yet ever`.split(/\s+/),
);
