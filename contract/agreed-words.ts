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
    hash: { en: 'Bk1fOENhJllrxJ2d_i1t-hO1TP9jgRNLomNHQP2VpEU', bn: 'o2Qlo6EEbTEVVv8wshXI15PMb-g1xaAo3dj_Su_Dz-g' },
  },
  /** A letter on Mondays, when new people have come. */
  weekly: {
    version: '2026-11-26',
    hash: { en: 'PT8a_s2aOsrudIvcj58GK8u-ZY6JpeCQEOs0Lys1Cjw', bn: '5juA7wrt3eerujIc0ADXm6hFdaGbeSJxvju2gV9cFlc' },
  },
  /** That the trust looks for the family, who sees what for it, and that it may propose. */
  assisted: {
    version: '2026-11-27.3',
    hash: { en: '5cnZyWSpOrIMLAsGmPOWm0mnt0yFU7-BC3sRnofjrkM', bn: 'W9CUKL0XcmKs1ldgLfUDDE0_9R02gqqIhbdOMLNxcr8' },
  },
  /** That a couple's story is shown to everybody; beside it stands the hash of the story itself. */
  story: {
    version: '2026-11-27',
    hash: { en: 'k2MK1hn54hG9dD3EbjiV1jQFIGcyflA_-5tzw_gdFqU', bn: 'lf6WvlgOIqL_GWLc5ToIngs89GtIBhdVR3NBFXmSjIE' },
  },
  /** To stand in the booklet on paper, which cannot be recalled; whether with the surname stands beside it. */
  printed: {
    version: '2026-11-27.3',
    hash: { en: 'ThwCfsvayae-yapy8_C19RdlrpNi7Enb3vLOnUp0T90', bn: '5bHZIaACMriWtVQ0xN92EoZ3q0Y5WSnJyWWWdPNlEDw' },
  },
  /** What a volunteer of the office signs once a year, before looking for any family. */
  volunteer: {
    version: '2026-11-27.3',
    hash: { en: 'OIbovqwLsJJU_RjI8eBW2CkqZJIM34ICqu8DMQOY-bA', bn: 'O8LZAWoS614T48p7mgcCq5N3_DjqJkrbPcEFj5GGIUM' },
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
