import type { Kysely } from 'kysely';
import sharp from 'sharp';
import { type FileStore, makeFileStore } from '#server/domain/files/file-store.ts';
import { columnsOf, PHOTO_KINDS } from '#server/domain/files/files.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { between, chance, oneOf } from './chance.ts';
import { isMuslim } from './families.ts';
import type { Invented } from './invent-member.ts';
import { drawAlbums, WAYS } from './silhouettes.ts';

const SIDES_PX = { large: 800, small: 320 };
const AT_ONCE = 8;
/** The share of members with further photos. */
const WITH_MORE = 0.3;

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
  const pictured = people.filter(({ details }) => details.photo_for !== '');
  for (let from = 0; from < pictured.length; from += AT_ONCE) {
    const rows = await Promise.all(
      pictured.slice(from, from + AT_ONCE).map(async ({ member, family }) => {
        const bride = isMuslim(family) ? drawings.plainBrides : drawings.brides;
        const album = oneOf(member.gender === 'Female' ? bride : drawings.grooms);
        const count = chance(WITH_MORE) ? between(2, PHOTO_KINDS.length) : 1;
        const first = between(0, album.length - 1);
        const photos = [...album.slice(first), ...album.slice(0, first)].slice(0, count);
        const kept = await Promise.all(photos.map((photo) => keep(store, photo)));
        return PHOTO_KINDS.flatMap((kind, index) => {
          const photo = kept[index];
          return photo ? [{ profile_id: member.profile_id, kind, ...photo, has_no_fingerprint: true }] : [];
        });
      }),
    );
    await db.insertInto('files').values(rows.flat()).execute();
  }
}

type Drawing = Awaited<ReturnType<typeof render>>;

const renderAll = (albums: readonly string[][]): Promise<Drawing[][]> =>
  Promise.all(albums.map((svgs) => Promise.all(svgs.map(render))));

async function render(svg: string) {
  const at = (side: number) => sharp(Buffer.from(svg), { density: 200 }).resize(side, side).jpeg().toBuffer();
  return { large: await at(SIDES_PX.large), small: await at(SIDES_PX.small) };
}

async function keep(store: FileStore, { large, small }: Drawing) {
  const kept = await Promise.all([store.put('pictures', 'jpg', large), store.put('pictures', 'jpg', small)]);
  return columnsOf(...kept);
}
