import type { BROWSERS, SYSTEMS } from '#contract/sessions.ts';
import type { NamesOf } from '#words/label.ts';

/** The names of browsers in the list of sessions. */
export const browserNames: NamesOf<typeof BROWSERS> = {
  chrome: { en: 'Chrome', bn: 'ক্রোম' },
  samsung: { en: 'Samsung Internet', bn: 'স্যামসাং ইন্টারনেট' },
  firefox: { en: 'Firefox', bn: 'ফায়ারফক্স' },
  safari: { en: 'Safari', bn: 'সাফারি' },
  edge: { en: 'Edge', bn: 'এজ' },
  opera: { en: 'Opera', bn: 'অপেরা' },
  other: { en: 'another browser', bn: 'অন্য ব্রাউজার' },
};

/** The names of devices in the list of sessions. */
export const systemNames: NamesOf<typeof SYSTEMS> = {
  android: { en: 'Android phone or tablet', bn: 'অ্যান্ড্রয়েড ফোন বা ট্যাবলেট' },
  iphone: { en: 'iPhone or iPad', bn: 'আইফোন বা আইপ্যাড' },
  windows: { en: 'Windows computer', bn: 'উইন্ডোজ কম্পিউটার' },
  mac: { en: 'Mac computer', bn: 'ম্যাক কম্পিউটার' },
  linux: { en: 'Linux computer', bn: 'লিনাক্স কম্পিউটার' },
  other: { en: 'Another phone or computer', bn: 'অন্য ফোন বা কম্পিউটার' },
};
