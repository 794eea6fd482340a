import type { Language } from './choices.ts';

/** Words that one agrees to: their version, and a hash of them in each language. */
interface AgreedWords {
  version: string;
  hash: Record<Language, string>;
}

/**
 * What members agree to: another version when the words change, which a test holds against the pages (`agreed-words.test.ts`).
 * Where a consent was given, there it is taken back.
 */
export const CONSENTS = {
  /** What is kept, what for, who sees it and how long. */
  registration: {
    version: '2026-11-26.3',
    hash: { en: 'cChP2aFllQkgCljQP2GMxItSu705OiUI4b8dv8K9gys', bn: 'iPpUYO3__WIAnKbJ5VSbUQ6kPs-KH6UQIEbtYQd9eQE' },
  },
  marriageOnly: {
    version: '2026-11-24',
    hash: { en: 'ySR-evzAFx-r5c67uKr2B260ddojYqLSYBAq9rMtRmM', bn: 'fMRLvwUkPc41-HGrBgcwwIqYn98yW1VXFe70IsdxJ80' },
  },
  truthful: {
    version: '2026-11-24',
    hash: { en: 'XPVk3JEkuyV35gmx3VGwB_OxrqegeCL8QhU5diVppjs', bn: 'HdXfP8yPPu8XiLZy9JZNztX1Rlx42TQfNF_1mYbCvgI' },
  },
  showing: {
    version: '2026-11-26.2',
    hash: { en: 'Es9oPoNUGELfUEOaq9_xqI1nHYyqUfVZ8F11q9Q86pY', bn: 'dMylC-1HpQ7luV_PgaxunWRBtP1rXcQ0E2B_AIa2ziU' },
  },
  photo: {
    version: '2026-11-23',
    hash: { en: 'nT9_8zos7s1be6MgP7XWQVuoWeD0GICGJSdfp5mJ67c', bn: 'WAW5MJ7EKfh-H9WseAvwE8c4AeEMX9w8vfmAPbWivp8' },
  },
  /** The same consent as `photo`, where families who fit see the photos: the words are others. */
  photoFitting: {
    version: '2026-11-27',
    hash: { en: '9LT8C9OEPizImvY1v3TkL4V_juZW5wM-M4nypN2swto', bn: 'aJjMd5YrlzHOpXbciwI9ixQkzALClJzAedMWPcoHQkg' },
  },
  /** That the person in the pictures agrees to them; taken back with the last picture. */
  pictured: {
    version: '2026-11-26.2',
    hash: { en: 'jb9wmZRs6Wnr-Uy0yoNFsANIEBbZdOIXs2o3wK8rwpE', bn: 'x7mD8Cd_1DBZaB_Q_aN7k3JWKUd4a0RHrCFVbFOOwzM' },
  },
  /** That answers about health are kept, what for, and that nobody else reads them; for an account. */
  health: {
    version: '2026-11-27',
    hash: { en: 'Ak5VZW9db20RSLHlClxIUQVGNohNqFeQlf_gOrkFxZQ', bn: 'rudNpi_StcBtf0P5OmS-F8xr5nh9iDPsMYbnFwRoACQ' },
  },
  /** What one tells of an own disability, and who reads it. */
  disability: {
    version: '2026-11-27.3',
    hash: { en: '2uMcz3fenXpk1cjHWAp2HC_vsYGCOhRcaIYlpZAva5k', bn: 'cN7Dg3TZ22gXXTMFW3egb5qsD91EeictV3_1BlZ0pcY' },
  },
  /** A letter on Mondays, when new people have come. */
  weekly: {
    version: '2026-11-26',
    hash: { en: 'PT8a_s2aOsrudIvcj58GK8u-ZY6JpeCQEOs0Lys1Cjw', bn: '5juA7wrt3eerujIc0ADXm6hFdaGbeSJxvju2gV9cFlc' },
  },
  /** That the trust looks for the family, who sees what for it, and that it may propose. */
  assisted: {
    version: '2026-11-27.3',
    hash: { en: 'B4-PewDgu-qz9LpXQdtS0_qR3lMwggFax551BipiqMU', bn: 'hI3iZpgILgJxDGfbBgCJ_HwUl9YQmDy_7KDoDXiMxLU' },
  },
  /** That a couple's story is shown to everybody; beside it stands the hash of the story itself. */
  story: {
    version: '2026-11-27',
    hash: { en: 'k2MK1hn54hG9dD3EbjiV1jQFIGcyflA_-5tzw_gdFqU', bn: 'lf6WvlgOIqL_GWLc5ToIngs89GtIBhdVR3NBFXmSjIE' },
  },
  /** To stand in the booklet on paper, which cannot be recalled; whether with the surname stands beside it. */
  printed: {
    version: '2026-11-27.3',
    hash: { en: 'MAqjusNTlNYIyL3L77qpMkRDqCmelJsPDUAZmKLxiC8', bn: 'gikCFfIEIFW44nBnzm-yV_cAC3XBzm9tGt9QzTgdKeU' },
  },
  /** What a volunteer of the office signs once a year, before looking for any family. */
  volunteer: {
    version: '2026-11-27.3',
    hash: { en: 's9EkPb8TYzT7Sz35iK4dnegW31e679EFBf9IKUeWyhY', bn: '1SYESobNU8w-TZ_j7Ofwbes6DyrIO9gfEQbGaZgKLMk' },
  },
  /** A way of being told, for an account. */
  channel: {
    version: '2026-11-26.2',
    hash: { en: '_pwPuAqXnCUwxy1x4MfdzmTNp3iTYhJ5cQyrepej0Ew', bn: 'XSd3ErF48SWXNaHxHflKx95cFp42xNtm0_-J-X5AiqE' },
  },
  /** One fact of the own health, told to one person; what that person promises before reading it. */
  sealedWord: {
    version: '2026-11-27',
    hash: { en: '3TpVME_9I5EqBtko5bSRNGNRcYbFTD5l3OryZJl3rHI', bn: 'UsapNDlPIgurhSJiiBIV7jp17--qbcdonCIQEOzAuNI' },
  },
  sealedPromise: {
    version: '2026-11-27',
    hash: { en: 't2_ktj-uhkC-XZLxeOl6lE9DQETbvApvEUDPDeDUscg', bn: 'tNsE5sEert1vXfRIpQXhaWc9pbQXpeYFasoluEtmyLk' },
  },
} as const satisfies Record<string, AgreedWords>;

/** What a profile agrees to, for the list of its consents; what one person tells another alone stands with what is told. */
export type ConsentKind = Exclude<
  keyof typeof CONSENTS,
  'channel' | 'volunteer' | 'photoFitting' | 'sealedWord' | 'sealedPromise'
>;
