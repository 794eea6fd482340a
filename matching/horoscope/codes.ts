/** Codes for traditional remarks beside a horoscope score. They never change points. */
export type GunaCode =
  /** Rashi, nakshatra, pada and degrees contradict each other: one is wrong or from another panjika. */
  | 'guna.positionInconsistent'
  /** Bhakoot gives 0, but one planet rules both rashis: many texts consider it cancelled. */
  | 'guna.bhakootSameLord'
  /** Bhakoot gives 0, but the lords of the rashis are natural friends: many texts consider it cancelled. */
  | 'guna.bhakootFriendlyLords'
  /** Nadi gives 0, but both share the rashi and not the nakshatra: some texts consider it cancelled. */
  | 'guna.nadiSameRashi'
  /** Nadi gives 0, but both share the nakshatra and not the rashi: some texts consider it cancelled. */
  | 'guna.nadiSameNakshatra'
  /** Nadi gives 0, but both share the nakshatra in different padas: some texts consider it cancelled. */
  | 'guna.nadiDifferentPada'
  /** Nadi gives 0, but both nakshatras are in a list that some texts exempt. */
  | 'guna.nadiExemptStars'
  /** The Bengali jotok table and bhakoot judge this pair of rashis differently. */
  | 'guna.jotokAgainstBhakoot';

/** Codes for traditional cancellations of the mangal dosha. */
export type MangalCode =
  /** Mars in Mesh or Brishchik (own) or Makar (exalted): widely considered to cancel. */
  | 'mangal.ownOrExalted'
  /** Mars in Karkat (debilitated): disputed. */
  | 'mangal.debilitated'
  /**
   * Mars in Singha or Kumbha; or its house and rashi are exempt in B. V. Raman's school, for every reference that shows
   * the dosha.
   */
  | 'mangal.exemptHouse'
  /** Jupiter joins Mars or aspects it: commonly considered to cancel. */
  | 'mangal.jupiter'
  /** The Moon joins Mars: commonly considered to cancel. */
  | 'mangal.withMoon'
  /** Jupiter or Venus in the logno: accepted by some schools. */
  | 'mangal.beneficInLogno'
  /** Logno Karkat or Singha: accepted by some schools. */
  | 'mangal.yogakaraka';
