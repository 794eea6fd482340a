// Codes of the horoscope: remarks that tradition makes beside a score. None of them changes points.
export type GunaCode =
  /** Rashi, nakshatra, pada and degrees do not fit each other: one is mistaken or of another panjika. */
  | 'guna.positionInconsistent'
  /** Bhakoot gives 0, but one planet rules both rashis: many texts call it cancelled. */
  | 'guna.bhakootSameLord'
  /** Bhakoot gives 0, but the lords of the rashis are natural friends: many texts call it cancelled. */
  | 'guna.bhakootFriendlyLords'
  /** Nadi gives 0, but both share the rashi and not the nakshatra: called cancelled by some. */
  | 'guna.nadiSameRashi'
  /** Nadi gives 0, but both share the nakshatra and not the rashi: called cancelled by some. */
  | 'guna.nadiSameNakshatra'
  /** Nadi gives 0, but both share the nakshatra in different padas: called cancelled by some. */
  | 'guna.nadiDifferentPada'
  /** Nadi gives 0, but both nakshatras stand in a list that some texts exempt. */
  | 'guna.nadiExemptStars'
  /** The Bengali jotok table and bhakoot judge this pair of rashis differently. */
  | 'guna.jotokAgainstBhakoot';

export type MangalCode =
  /** Mars in Mesh or Brishchik (own) or Makar (exalted): widely held to cancel. */
  | 'mangal.ownOrExalted'
  /** Mars in Karkat (debilitated): disputed. */
  | 'mangal.debilitated'
  /** The house and rashi of Mars are exempt in B. V. Raman's school, for every reference that shows the dosha. */
  | 'mangal.exemptHouse'
  /** Jupiter joins Mars or aspects it: commonly held to cancel. */
  | 'mangal.jupiter'
  /** The Moon joins Mars: commonly held to cancel. */
  | 'mangal.withMoon'
  /** Jupiter or Venus in the logno: held by some schools. */
  | 'mangal.beneficInLogno'
  /** Logno Karkat or Singha: held by some schools. */
  | 'mangal.yogakaraka';
