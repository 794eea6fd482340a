import type { Kysely } from 'kysely';
import sharp from 'sharp';
import type { Gender } from '#contract/choices.ts';
import { type FileStore, makeFileStore } from '#server/domain/files/file-store.ts';
import { columnsOf, PHOTO_KINDS } from '#server/domain/files/files.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { between, chance, oneOf } from './chance.ts';
import { isMuslim } from './families.ts';
import type { Invented } from './invent-member.ts';

const SIDES_PX = { large: 800, small: 320 };
const MEMBERS_AT_ONCE = 8;
/** The share of members with further photos. */
const SHARE_WITH_MORE = 0.3;

/** The styles of hair and beard; a bride's first one has no bindi. */
export const WAYS = [0, 1, 2];

/** Colours of the background, of skins and of clothes. */
const GROUNDS = ['#f1dcb8', '#e3dccd', '#dfe4d3', '#ecd5cd'];
const SKINS = [
  { face: '#c8956c', shade: '#b07b52' },
  { face: '#d9ab82', shade: '#c2926a' },
  { face: '#a87249', shade: '#8f5d38' },
];
const CLOTHS = [
  { main: '#a3152a', dark: '#7c0c1d', line: '#f3b53f' },
  { main: '#2f6b3c', dark: '#24532f', line: '#f6ead0' },
  { main: '#2c3e6b', dark: '#1f2d50', line: '#f3b53f' },
  { main: '#8a3d22', dark: '#6b2d18', line: '#fff3dd' },
  { main: '#5d3a6b', dark: '#472c52', line: '#f3b53f' },
];
const HAIR = '#241a17';

/** The flowers in a bride's hair. */
const FLOWERS = [
  [236, 176],
  [246, 192],
  [244, 210],
]
  .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="7" fill="#fffaf1"/>`)
  .join('');

const GLASSES =
  '<g fill="none" stroke="#3b2c25" stroke-width="3"><rect x="121" y="140" width="34" height="25" rx="9"/><rect x="165" y="140" width="34" height="25" rx="9"/><path d="M155 150h10"/></g>';

/**
 * Adds a drawn picture for each member who has chosen an audience for photos, and several for some; others keep the
 * medallion. There are few drawings, so they get no fingerprint; otherwise the office would be warned of duplicates.
 */
export async function insertPictures(db: Kysely<Database>, people: readonly Invented[], dataDir: string) {
  const store = makeFileStore(dataDir);
  const drawings = {
    brides: await renderAll(drawAlbums('Female', WAYS)),
    plainBrides: await renderAll(drawAlbums('Female', WAYS.slice(0, 1))),
    grooms: await renderAll(drawAlbums('Male', WAYS)),
  };
  const membersWithPhotos = people.filter(({ details }) => details.photo_for !== '');
  for (let from = 0; from < membersWithPhotos.length; from += MEMBERS_AT_ONCE) {
    const rows = await Promise.all(
      membersWithPhotos.slice(from, from + MEMBERS_AT_ONCE).map(async ({ member, family }) => {
        const brideAlbums = isMuslim(family) ? drawings.plainBrides : drawings.brides;
        const album = oneOf(member.gender === 'Female' ? brideAlbums : drawings.grooms);
        const count = chance(SHARE_WITH_MORE) ? between(2, PHOTO_KINDS.length) : 1;
        const first = between(0, album.length - 1);
        const photos = [...album.slice(first), ...album.slice(0, first)].slice(0, count);
        const stored = await Promise.all(photos.map((photo) => storeDrawing(store, photo)));
        return PHOTO_KINDS.flatMap((kind, index) => {
          const photo = stored[index];
          return photo ? [{ profile_id: member.profile_id, kind, ...photo, has_no_fingerprint: true }] : [];
        });
      }),
    );
    await db.insertInto('files').values(rows.flat()).execute();
  }
}

/** One drawing as JPEGs of both sizes. */
type Drawing = Awaited<ReturnType<typeof render>>;

const renderAll = (albums: readonly string[][]): Promise<Drawing[][]> =>
  Promise.all(albums.map((svgs) => Promise.all(svgs.map(render))));

async function render(svg: string) {
  const draw = (sidePx: number) => sharp(Buffer.from(svg), { density: 200 }).resize(sidePx, sidePx).jpeg().toBuffer();
  return { large: await draw(SIDES_PX.large), small: await draw(SIDES_PX.small) };
}

/** Stores both sizes and returns the columns of a row of `files`. */
async function storeDrawing(store: FileStore, { large, small }: Drawing) {
  const paths = await Promise.all([store.put('pictures', 'jpg', large), store.put('pictures', 'jpg', small)]);
  return columnsOf(...paths);
}

/**
 * Draws people for the demo, so that no real person's photo is used. Returns albums of 320 × 320 SVGs, each of one face
 * with different backgrounds and clothes. `ways`: styles of hair and beard, from `WAYS`.
 */
export function drawAlbums(gender: Gender, ways: readonly number[]): string[][] {
  const draw = gender === 'Female' ? drawBride : drawGroom;
  return SKINS.flatMap((skin, first) =>
    ways.map((step) =>
      CLOTHS.map((cloth, index) => draw({ ground: inTurn(GROUNDS, first + index + step), skin, cloth, step })),
    ),
  );
}

/** The colours and the style of one drawing. */
interface Mixture {
  ground: string;
  skin: { face: string; shade: string };
  cloth: { main: string; dark: string; line: string };
  /** One of `WAYS`. */
  step: number;
}

/** Returns the entry of a list at an index, from the beginning again after the last one. */
function inTurn<T>(list: readonly T[], index: number): T {
  const found = list[index % list.length];
  if (found === undefined) throw new Error('There is nothing to draw with.');
  return found;
}

function drawBride({ ground, skin, cloth, step }: Mixture): string {
  const hairBehind = [
    `<path d="M104 150C100 88 128 62 160 62s60 26 56 88l4 64H100z" fill="${HAIR}"/>`,
    `<path d="M106 150C102 90 128 62 160 62s58 28 54 88v30H106z" fill="${HAIR}"/><circle cx="222" cy="196" r="27" fill="${HAIR}"/>${FLOWERS}`,
    `<path d="M106 150C102 90 128 62 160 62s58 28 54 88v40H106z" fill="${HAIR}"/><path d="M214 160c24 30 18 80-6 120l-16-6c14-40 12-76 6-104z" fill="${HAIR}"/>`,
  ];
  return svg(
    ground,
    inTurn(hairBehind, step),
    `<path d="M138 210h44v46h-44z" fill="${skin.shade}"/>`,
    `<path d="M60 320c0-50 32-74 78-78 10 16 34 16 44 0 46 4 78 28 78 78z" fill="${cloth.dark}"/>`,
    `<path d="M126 320l62-80c44 6 72 30 72 80z" fill="${cloth.main}"/>`,
    `<path d="M118 320l66-82M136 320l62-76" stroke="${cloth.line}" stroke-width="6" fill="none"/>`,
    `<path d="M116 148c0-44 18-66 44-66s44 22 44 66-20 84-44 84-44-40-44-84z" fill="${skin.face}"/>`,
    `<path d="M112 156c0-50 20-82 48-82s48 32 48 82c-8-30-22-48-48-54-26 6-40 24-48 54z" fill="${HAIR}"/>`,
    face(skin.shade),
    '<path d="M145 198c8-5 22-5 30 0-6 9-24 9-30 0z" fill="#a3343f"/>',
    step === 0 ? '' : '<circle cx="160" cy="124" r="6" fill="#a3152a"/>',
    '<circle cx="113" cy="184" r="6" fill="#f3b53f"/><circle cx="207" cy="184" r="6" fill="#f3b53f"/>',
  );
}

function drawGroom({ ground, skin, cloth, step }: Mixture): string {
  const hair = [
    `<path d="M108 150c-6-54 16-88 54-88s58 30 50 88c-6-26-10-36-18-44-26 4-50 2-68-8-10 12-14 26-18 52z" fill="${HAIR}"/>`,
    `<path d="M110 148c-8-50 14-84 52-84s56 32 48 84c-6-20-10-30-20-40-24-8-44-6-60 2-10 10-14 20-20 38z" fill="${HAIR}"/>`,
    `<path d="M108 150c-8-60 20-90 58-88 34 2 50 32 46 88-4-24-10-38-22-48-26 10-50 6-64-2-8 14-12 26-18 50z" fill="${HAIR}"/>`,
  ];
  const beards = [
    '<path d="M138 192c8-7 36-7 44 0-12 6-32 6-44 0z" fill="#241a17"/>',
    '',
    `<path d="M118 172c2 40 22 62 42 62s40-22 42-62c-4 16-12 22-20 22-14-6-30-6-44 0-8 0-16-6-20-22z" fill="${HAIR}"/>`,
  ];
  return svg(
    ground,
    `<path d="M136 206h48v52h-48z" fill="${skin.shade}"/>`,
    `<path d="M54 320c0-50 34-76 82-80 12 14 36 14 48 0 48 4 82 30 82 80z" fill="${cloth.main}"/>`,
    `<path d="M136 240l24 22 24-22 8 10-32 30-32-30z" fill="${cloth.dark}"/>`,
    `<path d="M160 270v50" stroke="${cloth.line}" stroke-width="4" stroke-dasharray="10 8"/>`,
    `<path d="M113 142a9 16 0 1 0 .1 0zM207 142a9 16 0 1 0 .1 0z" fill="${skin.shade}"/>`,
    `<path d="M114 140c0-46 20-62 46-62s46 16 46 62c0 52-22 92-46 92s-46-40-46-92z" fill="${skin.face}"/>`,
    inTurn(hair, step),
    inTurn(beards, step),
    face(skin.shade),
    '<path d="M146 204c8 4 20 4 28 0" stroke="#8a4a3c" stroke-width="5" fill="none" stroke-linecap="round"/>',
    step === 1 ? GLASSES : '',
  );
}

/** Returns brows, eyes and nose, with a colour for the shade of the nose. */
const face = (shade: string): string =>
  [
    `<path d="M124 136c8-7 20-8 28-3M168 133c8-5 20-4 28 3" stroke="${HAIR}" stroke-width="4" fill="none" stroke-linecap="round"/>`,
    '<path d="M125 153c7-9 20-9 27 0-7 7-20 7-27 0zM168 153c7-9 20-9 27 0-7 7-20 7-27 0z" fill="#fffaf1"/>',
    `<circle cx="139" cy="152" r="6" fill="${HAIR}"/><circle cx="181" cy="152" r="6" fill="${HAIR}"/>`,
    `<path d="M124 152c8-9 20-10 28 0M168 152c8-9 20-10 28 0" stroke="${HAIR}" stroke-width="3" fill="none"/>`,
    `<path d="M161 156c-2 10-6 16-8 22 4 4 10 4 14 2" stroke="${shade}" stroke-width="3.5" fill="none" stroke-linecap="round"/>`,
  ].join('');

/** Returns a drawing of 320 × 320 with its parts on a background. */
const svg = (ground: string, ...parts: string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320" viewBox="0 0 320 320"><path d="M0 0h320v320H0z" fill="${ground}"/>${parts.join('')}</svg>`;
