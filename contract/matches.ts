import * as z from 'zod/mini';
import { call } from './call.ts';
import { MATCH_ORDERS } from './choices.ts';
import { form } from './form.ts';
import { choice, text } from './rules.ts';
import { fact, list, sentOnly } from './wire.ts';
import { type CountBand, countBand } from './wishes.ts';

/** Cards on one page of the list. */
export const MATCHES_A_PAGE = 20;

/** One line of why a member may fit, as the matching engine's codes; the page puts them in sentences. */
export interface MatchReason {
  /** Whose wish it is; `both` for family and horoscope. */
  of: 'mine' | 'theirs' | 'both';
  /** A code of the engine, e.g. `wish.met`, `gon.agree`; `…unknown` is what to ask first. */
  code: string;
  /** The wish, for codes of wishes; `''` for others. */
  wish: string;
  /** 'wish' or 'must', for codes of wishes; `''` for others. */
  strength: string;
}

/** What a member sees of another in the list: ids of lookup lists, choices as they are sent, null or '' for not given. */
export interface MatchCard {
  profileId: string;
  /** Without titles and without its last word. */
  name: string;
  age: number | null;
  heightCm: number | null;
  state: number | null;
  districtId: number | null;
  district: string;
  religion: number | null;
  community: string;
  caste: number | null;
  clan: string;
  motherTongue: string;
  desh: string;
  maritalStatus: string;
  education: number | null;
  profession: number | null;
  diet: string;
  rashi: number | null;
  gon: number | null;
  logno: number | null;
  nakshatra: number | null;
  pada: number | null;
  isMangalik: string;
  aboutSelf: string;
  aboutHoped: string;
  /** A picture's file name where its owner shows it to members, else ''. */
  picture: string;
  /** Points of guna milan and the most there could be; null when a rashi is unknown. */
  guna: { total: number; max: number } | null;
  /** rajyotak, uttam, madhyam, adham, or '' when unknown. */
  jotok: string;
  reasons: MatchReason[];
}

/** One of the member's own musts, and how many the list would show were it only a wish. */
export interface Relaxation {
  wish: string;
  band: CountBand;
}

/**
 * The best twenty for a member, then more by cursor. Until the ranking index is ready the answer is 503 with Retry-After.
 * `cursor` is `''` for the beginning; the answer's is `''` at the end.
 */
export const findMatches = call('findmatches', {
  method: 'GET',
  access: 'member',
  form: form({ order: sentOnly('order', choice(MATCH_ORDERS)), cursor: sentOnly('cursor', text(80)) }),
  returned: {
    /** Nobody is listed for a member who is not shown: showing is mutual. */
    isShown: fact('shown', z.boolean()),
    band: fact('band', countBand),
    cards: list<MatchCard>('cards', {
      profileId: 'profile_id',
      name: 'name',
      age: 'age',
      heightCm: 'height',
      state: 'state',
      districtId: 'district_id',
      district: 'district',
      religion: 'religion',
      community: 'community',
      caste: 'caste',
      clan: 'clan',
      motherTongue: 'mothertongue',
      desh: 'desh',
      maritalStatus: 'maritalstatus',
      education: 'education',
      profession: 'profession',
      diet: 'diet',
      rashi: 'rashi',
      gon: 'gon',
      logno: 'logno',
      nakshatra: 'nakshatra',
      pada: 'pada',
      isMangalik: 'mangalik',
      aboutSelf: 'aboutself',
      aboutHoped: 'abouthoped',
      picture: 'picture',
      guna: 'guna',
      jotok: 'jotok',
      reasons: 'reasons',
    }),
    cursor: fact('cursor', z.string()),
    /** On the first page of few: which musts, turned into wishes, would show more. */
    relaxations: list<Relaxation>('relaxations', { wish: 'wish', band: 'band' }),
  },
});
