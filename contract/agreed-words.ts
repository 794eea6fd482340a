import type { Language } from './choices.ts';

/** Words to which somebody gives a consent: their version, and a hash of them in each language. */
interface AgreedWords {
  version: string;
  hash: Record<Language, string>;
}

/**
 * The texts that members agree to. When the words change, the version must change; `agreed-words.test.ts` compares the
 * hashes with the pages. A consent is withdrawn on the page where it was given.
 */
export const CONSENTS = {
  /** Which data is kept, for what purpose, who sees it and for how long. */
  registration: {
    version: '2026-11-28',
    hash: { en: 'nm-58FeWNTO4NDm8QwPp9d-yeAx5LHr6HYuk9YTNrAE', bn: 'eBCPkZBOLhUTZEtNiwpHu3akpMZQsaiRXn77vuc1T8Y' },
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
    version: '2026-11-28',
    hash: { en: 'P9JhMwx6SHnxZ5H9fbzfhCbpIXoiil1oXpAt9AaCJhA', bn: 'zHxDwj9FzeCyIJ00v2unvH0sh8PdVBmjV8s900fMLUQ' },
  },
  photo: {
    version: '2026-11-23',
    hash: { en: 'nT9_8zos7s1be6MgP7XWQVuoWeD0GICGJSdfp5mJ67c', bn: 'WAW5MJ7EKfh-H9WseAvwE8c4AeEMX9w8vfmAPbWivp8' },
  },
  /** The same consent as `photo`, with other words: for photos that are shown to families who fit. */
  photoFitting: {
    version: '2026-11-28.2',
    hash: { en: 'jsc4m5-4cXTUcp3aK9xyStW--29KtqJIr62BNAkpPcU', bn: 'aJjMd5YrlzHOpXbciwI9ixQkzALClJzAedMWPcoHQkg' },
  },
  /** The person in the pictures agrees to them. This consent ends with the last picture. */
  pictured: {
    version: '2026-11-26.2',
    hash: { en: 'jb9wmZRs6Wnr-Uy0yoNFsANIEBbZdOIXs2o3wK8rwpE', bn: 'x7mD8Cd_1DBZaB_Q_aN7k3JWKUd4a0RHrCFVbFOOwzM' },
  },
  /** Answers about health are kept: for what purpose, and that nobody else reads them. One consent for each account. */
  health: {
    version: '2026-11-28.2',
    hash: { en: 'gfd7JmrwWndpUOFksnjKup10tL3fO4sZjai_lIDDxt4', bn: '0ANxCl9du3MJLiLVxry3xVAVHyX6nohzRNjCKCwn9p4' },
  },
  /** The member's own disability: what is told, and who reads it. */
  disability: {
    version: '2026-11-28.2',
    hash: { en: 'nMxMX0otSdyk8V-UIRnqgi0Evqa0wx-J-gKM5kdEzeA', bn: 'UwfdJaAg6vg83C1Wt1zsY6s2gVvDosA4FOp4L01gCRk' },
  },
  /** A notice on Mondays, when new people have come. */
  weekly: {
    version: '2026-11-28',
    hash: { en: 'pPsMEBa-uEy7oTWzF1diBP9wovhRrbbJVTlZOfFGKSw', bn: '5juA7wrt3eerujIc0ADXm6hFdaGbeSJxvju2gV9cFlc' },
  },
  /** The trust looks for the family and may propose others. The words say who sees which data for this. */
  assisted: {
    version: '2026-11-28',
    hash: { en: 'P1Ti9WAJ9su1B4VEJRuCexhF9F2DLSwrI2-7g8X3E04', bn: 'l7PcdGziNLYLuwXXoRnvgnaozNYe7xLlgkX1Bk2OwJE' },
  },
  /** A couple's story is shown to everybody. The hash of the story itself is stored with the consent. */
  story: {
    version: '2026-11-28',
    hash: { en: '6XPivDwxS3ttwjrgQQ3SGp-B9-Gkp7voUpCDQ0z4Yc8', bn: '_DJPnRr6xW0TKQn1aSEksRhzkR0UObmeMeDVZNS3Dyc' },
  },
  /**
   * The profile is printed in the booklet, which cannot be recalled. Whether the surname is printed is stored with the
   * consent.
   */
  printed: {
    version: '2026-11-28',
    hash: { en: '-3uvMbfDu7vbpTFZaGG0YsybTDn9bYBRue0vdx-I2tE', bn: 'vb7h1kOZEpNMoBJ8PF21JVQaFd2rK02QlbnAlTK2VtE' },
  },
  /** The promise that a volunteer of the office signs once a year, before searching for any family. */
  volunteer: {
    version: '2026-11-28',
    hash: { en: 'iGt9cT3JetqW53BH2I3UPIV2Kzreul77bQYNT4M1vNA', bn: 'nAowDkoTzlWcDV5bgHdJdPsizns1R4SwAr6p24tjA3o' },
  },
  /** A channel for notices; one consent for each account. */
  channel: {
    version: '2026-11-28',
    hash: { en: 'rxKctX6rZhcrE02iY7luT3y5VHlGJCeBBa-04zTLJtQ', bn: 'XSd3ErF48SWXNaHxHflKx95cFp42xNtm0_-J-X5AiqE' },
  },
  /** One fact about the member's own health, told to one person. */
  sealedWord: {
    version: '2026-11-28.3',
    hash: { en: 'eIXtl8NlxAA0eShW6x4ZldH889iexikmqMljZFir3uQ', bn: 'F_pmheT5zbtjAgjMRSYBqwSI5FXs4n-zICIfjryQ_UA' },
  },
  /** What a person promises before reading another person's fact of health. */
  sealedPromise: {
    version: '2026-11-28',
    hash: { en: 'IcIzh5DIsa5xRCBEn2IgKIkCX0Dc737_aYnyPXLOut0', bn: 'YV2rEUcgj6euWkZhi9tD23AIYCuj_2QWc1r82J0O5-Y' },
  },
} as const satisfies Record<string, AgreedWords>;

/**
 * The consents of a profile that its list of consents contains. Consents for what one person tells another alone are
 * stored with the data told.
 */
export type ConsentKind = Exclude<
  keyof typeof CONSENTS,
  'channel' | 'volunteer' | 'photoFitting' | 'sealedWord' | 'sealedPromise'
>;
