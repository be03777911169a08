/** Every picture of the demo sites: file name → scene and size. */
import * as books from './scenes/books.ts';
import * as ceramics from './scenes/ceramics.ts';
import * as smallCeramics from './scenes/ceramics-small.ts';
import * as light from './scenes/light.ts';
import * as pantry from './scenes/pantry.ts';
import * as stories from './scenes/stories.ts';
import * as textiles from './scenes/textiles.ts';
import * as wood from './scenes/wood.ts';
import type { Scene } from './still.ts';

export interface PicturePlan {
  width: number;
  height: number;
  /**
   * How much of the size is rendered before enlarging: soft studio light survives that well, and
   * a ray is dear.
   */
  share: number;
  scene: () => Scene | Promise<Scene>;
}

const upright = (scene: PicturePlan['scene']): PicturePlan => ({
  width: 1200,
  height: 1500,
  share: 0.8,
  scene,
});
const wide = (scene: PicturePlan['scene']): PicturePlan => ({
  width: 1560,
  height: 1040,
  share: 0.85,
  scene,
});

const bookNames = [
  'tideline',
  'orchard',
  'ledger',
  'birds',
  'salt',
  'bread',
  'machine',
  'atlas',
] as const;

/** Names are file names without their ending; `books/` is the second site. */
export const pictures: Record<string, PicturePlan> = {
  'morning-table': { width: 1600, height: 1360, share: 0.85, scene: stories.morningTable },
  'workshop-shelf': wide(stories.shelf),
  'board-care': wide(stories.boardCare),
  'linen-stacks': wide(stories.linen),
  'winter-table': wide(stories.winterTable),
  'at-the-wheel': wide(smallCeramics.wheel),
  'three-mugs': wide(ceramics.mugs),

  'ridge-mug-oat': upright(() => ceramics.mug('oat')),
  'ridge-mug-moss': upright(() => ceramics.mug('moss')),
  'ridge-mug-ink': upright(() => ceramics.mug('ink')),
  'ridge-mug-together': upright(ceramics.mugs),
  'low-bowl-oat': upright(() => ceramics.lowBowl('oat')),
  'low-bowl-moss': upright(() => ceramics.lowBowl('moss')),
  'low-bowl-stack': upright(ceramics.bowlStack),
  'everyday-plate': upright(ceramics.plate),
  'everyday-plate-stack': upright(ceramics.plateStack),
  'tall-vase': upright(() => ceramics.tallVase()),
  'tall-vase-neck': upright(() => ceramics.tallVase(true)),
  'footed-bowl': upright(() => ceramics.footedBowl()),
  'footed-bowl-pears': upright(() => ceramics.footedBowl(true)),
  'pour-over': upright(() => smallCeramics.dripper()),
  'pour-over-mug': upright(() => smallCeramics.dripper(true)),
  'lidded-jar': upright(() => smallCeramics.liddedJar()),
  'lidded-jar-pair': upright(() => smallCeramics.liddedJar(true)),
  'bud-vases': upright(smallCeramics.budVases),
  teapot: upright(() => smallCeramics.teapot()),
  'teapot-cups': upright(() => smallCeramics.teapot(true)),
  'salt-cellar': upright(smallCeramics.saltCellar),
  'evening-at-the-wheel': upright(smallCeramics.wheel),

  'tea-towel-flax': upright(() => textiles.teaTowel('flax')),
  'tea-towel-indigo': upright(() => textiles.teaTowel('indigo')),
  'tea-towel-madder': upright(() => textiles.teaTowel('madder')),
  'tea-towel-stack': upright(textiles.teaTowels),
  'table-runner-flax': upright(() => textiles.tableRunner('flax')),
  'table-runner-slate': upright(() => textiles.tableRunner('slate')),
  'table-runner-laid': upright(() => textiles.tableRunner('slate', true)),
  'hill-throw-heather': upright(() => textiles.woolThrow('heather')),
  'hill-throw-pine': upright(() => textiles.woolThrow('pine')),
  'hill-throw-stool': upright(() => textiles.throwOnStool('pine')),
  'cushion-rust': upright(() => textiles.cushionCover('rust')),
  'cushion-sage': upright(() => textiles.cushionCover('sage')),
  'cushion-ink': upright(() => textiles.cushionCover('ink')),
  'cushion-pair': upright(textiles.cushionPair),
  'bath-towels': upright(() => textiles.bathTowels()),
  'bath-towel-rolled': upright(() => textiles.bathTowels(false)),
  'napkins-chalk': upright(() => textiles.napkins('chalk')),
  'napkins-moss': upright(() => textiles.napkins('moss')),
  'workroom-apron': upright(textiles.apron),
  'felt-trivet': upright(() => textiles.feltTrivet()),
  'felt-trivet-stack': upright(() => textiles.feltTrivet(true)),
  'harbour-scarf-pattern': upright(textiles.pattern),

  'bread-board': upright(() => wood.breadBoard()),
  'bread-board-loaf': upright(() => wood.breadBoard(false)),
  'serving-board-oak': upright(() => wood.servingBoard('oak')),
  'serving-board-walnut': upright(() => wood.servingBoard('walnut')),
  'turned-bowl': upright(() => wood.turnedBowl('cherry')),
  'turned-bowl-pair': upright(() => wood.turnedBowl('cherry', true)),
  'kitchen-spoons': upright(wood.spoons),
  'kitchen-spoons-crock': upright(wood.spoonsInCrock),
  'milking-stool-oak': upright(() => wood.stool('oak')),
  'milking-stool-black': upright(() => wood.stool('black')),
  'milking-stool-pair': upright(() => wood.stool('black', true)),
  'rolling-pin': upright(wood.rollingPin),
  'round-tray': upright(() => wood.roundTray()),
  'round-tray-cups': upright(() => wood.roundTray(true)),
  'egg-cups': upright(wood.eggCups),
  'pepper-mill-oak': upright(() => wood.pepperMill('oak')),
  'pepper-mill-walnut': upright(() => wood.pepperMill('walnut')),

  'dune-lamp-chalk': upright(() => light.tableLamp('chalk', 'linen')),
  'dune-lamp-forest': upright(() => light.tableLamp('forest', 'clay', false)),
  'dune-lamp-forest-linen': upright(() => light.tableLamp('forest', 'linen', false)),
  'cap-lamp-ember': upright(() => light.mushroomLamp('#a8502e', false)),
  'cap-lamp-sage': upright(() => light.mushroomLamp('#5d6b58', false)),
  'cap-lamp-lit': upright(() => light.mushroomLamp('#a8502e')),
  'bell-pendant-forest': upright(() => light.pendant('#3d5045', 'large')),
  'bell-pendant-chalk': upright(() => light.pendant('#d8d0bf', 'small', false)),
  'beeswax-tapers': upright(() => light.tapers()),
  'beeswax-tapers-lit': upright(() => light.tapers(true)),
  'pillar-candle': upright(() => light.pillar('#dccfb4')),
  'brass-chamberstick': upright(() => light.holder()),
  'brass-chamberstick-lit': upright(() => light.holder(true)),
  'tealight-bowls': upright(() => light.tealights()),
  'candle-alder': upright(() => light.scentedCandle('#66755a')),
  'candle-hearth': upright(() => light.scentedCandle('#8c5a44', true)),

  'olive-oil': upright(() => pantry.oliveOil()),
  'olive-oil-pair': upright(() => pantry.oliveOil(true)),
  'wildflower-honey': upright(() => pantry.honey()),
  'wildflower-honey-dipper': upright(() => pantry.honey(true)),
  'fig-jam': upright(pantry.jam),
  'evening-leaf': upright(() => pantry.tea()),
  'evening-leaf-loose': upright(() => pantry.tea(true)),
  'sea-salt': upright(pantry.salt),
  'weekly-roast': upright(() => pantry.coffee()),
  'weekly-roast-cup': upright(() => pantry.coffee(true)),
  'pantry-box': upright(pantry.pantryBox),
  'kitchen-soap': upright(() => pantry.soap()),
  'kitchen-soap-stack': upright(() => pantry.soap(true)),
  'gift-card': upright(() => pantry.giftCard()),

  'books/second-street': { width: 1600, height: 1360, share: 0.85, scene: books.bookTable },
  ...Object.fromEntries(
    bookNames.map((name) => [`books/${name}`, upright(() => books.book(name))]),
  ),
  'books/tideline-lying': upright(() => books.bookLying('tideline')),
  'books/birds-lying': upright(() => books.bookLying('birds')),
};
