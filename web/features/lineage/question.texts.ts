import { texts } from '#words/texts.ts';

/** The labels of answers in the list of a relative. */
export const answerNames = texts({
  en: {
    name: 'Name',
    occupation: 'Work',
    clan: 'Gotra',
    caste: 'Caste',
    life: 'Living',
    disease: 'Illness',
    tribe: 'Tribe',
    now: 'Working',
  },
  bn: {
    name: 'নাম',
    occupation: 'কাজ',
    clan: 'গোত্র',
    caste: 'জাতি',
    life: 'বেঁচে আছেন',
    disease: 'অসুখ',
    tribe: 'জনজাতি',
    now: 'এখন',
  },
});

const bengali = {
  paternal: {
    parent: 'বাবা',
    parentOf: 'বাবার',
    grandfather: 'ঠাকুরদা',
    grandfatherOf: 'ঠাকুরদার',
    greatGrandfather: 'ঠাকুরদার বাবা',
    greatGrandfatherOf: 'ঠাকুরদার বাবার',
  },
  maternal: {
    parent: 'মা',
    parentOf: 'মায়ের',
    grandfather: 'দাদামশাই',
    grandfatherOf: 'দাদামশাইয়ের',
    greatGrandfather: 'দাদামশাইয়ের বাবা',
    greatGrandfatherOf: 'দাদামশাইয়ের বাবার',
  },
};
const english = {
  paternal: {
    parent: 'father',
    parentOf: 'father’s',
    grandfather: 'grandfather',
    grandfatherOf: 'grandfather’s',
    greatGrandfather: 'great-grandfather',
    greatGrandfatherOf: 'great-grandfather’s',
  },
  maternal: {
    parent: 'mother',
    parentOf: 'mother’s',
    grandfather: 'maternal grandfather',
    grandfatherOf: 'maternal grandfather’s',
    greatGrandfather: 'maternal great-grandfather',
    greatGrandfatherOf: 'maternal great-grandfather’s',
  },
};

/** The relatives as named inside a question, each also in its *of* form. */
export const kinTexts = {
  paternal: texts({ en: english.paternal, bn: bengali.paternal }),
  maternal: texts({ en: english.maternal, bn: bengali.maternal }),
};

/** The relatives in both forms, in the words of Muslim families. */
export const muslimKinTexts = {
  paternal: texts({
    en: english.paternal,
    bn: {
      ...bengali.paternal,
      grandfather: 'দাদা',
      grandfatherOf: 'দাদার',
      greatGrandfather: 'দাদার বাবা',
      greatGrandfatherOf: 'দাদার বাবার',
    },
  }),
  maternal: texts({
    en: english.maternal,
    bn: {
      ...bengali.maternal,
      grandfather: 'নানা',
      grandfatherOf: 'নানার',
      greatGrandfather: 'নানার বাবা',
      greatGrandfatherOf: 'নানার বাবার',
    },
  }),
};

/** The headings of leaves. */
export const leafNames = {
  paternal: texts({
    en: { parent: 'Father', grandfather: 'Grandfather', greatGrandfather: 'Great-grandfather' },
    bn: { parent: 'বাবা', grandfather: 'ঠাকুরদা', greatGrandfather: 'ঠাকুরদার বাবা' },
  }),
  maternal: texts({
    en: { parent: 'Mother', grandfather: 'Grandfather', greatGrandfather: 'Great-grandfather' },
    bn: { parent: 'মা', grandfather: 'দাদামশাই', greatGrandfather: 'দাদামশাইয়ের বাবা' },
  }),
};

/**
 * The questions. *who* is the relative, *whose* is the possessive form. `then` asks about an elder who is not known to
 * be living; `born` asks about a woman before marriage, because she then takes her husband's line.
 */
export const questionTexts = texts({
  en: {
    your: (who: string) => `your ${who}`,
    theirs: (who: string) => `the bride’s or groom’s ${who}`,
    name: (_who: string, whose: string) => `What is ${whose} name?`,
    nameThen: (_who: string, whose: string) => `What was ${whose} name?`,
    occupation: (who: string, _whose: string) => `What does ${who} do for a living?`,
    occupationThen: (who: string, _whose: string) => `What did ${who} do for a living?`,
    clan: (_who: string, whose: string) => `What is ${whose} gotra?`,
    clanThen: (_who: string, whose: string) => `What was ${whose} gotra?`,
    clanBorn: (_who: string, whose: string) => `What was ${whose} gotra before her marriage?`,
    caste: (_who: string, whose: string) => `What is ${whose} caste?`,
    casteThen: (_who: string, whose: string) => `What was ${whose} caste?`,
    casteBorn: (_who: string, whose: string) => `What was ${whose} caste before her marriage?`,
    tribe: (_who: string, whose: string) => `What is ${whose} tribe?`,
    tribeThen: (_who: string, whose: string) => `What was ${whose} tribe?`,
    tribeBorn: (_who: string, whose: string) => `What was ${whose} tribe before her marriage?`,
    life: (who: string, _whose: string) => `Is ${who} still living?`,
    disease: (who: string, _whose: string) => `Does ${who} have a long-term illness?`,
    diseaseThen: (who: string, _whose: string) => `Did ${who} have a long-term illness?`,
    now: (who: string, _whose: string) => `Is ${who} working?`,
  },
  bn: {
    your: (who: string) => who,
    theirs: (who: string) => `পাত্র বা পাত্রীর ${who}`,
    name: (_who: string, whose: string) => `${whose} নাম কী?`,
    nameThen: (_who: string, whose: string) => `${whose} নাম কী ছিল?`,
    occupation: (who: string, _whose: string) => `${who} কী কাজ করেন?`,
    occupationThen: (who: string, _whose: string) => `${who} কী কাজ করতেন?`,
    clan: (_who: string, whose: string) => `${whose} গোত্র কী?`,
    clanThen: (_who: string, whose: string) => `${whose} গোত্র কী ছিল?`,
    clanBorn: (_who: string, whose: string) => `বিয়ের আগে ${whose} গোত্র কী ছিল?`,
    caste: (_who: string, whose: string) => `${whose} জাতি কী?`,
    casteThen: (_who: string, whose: string) => `${whose} জাতি কী ছিল?`,
    casteBorn: (_who: string, whose: string) => `বিয়ের আগে ${whose} জাতি কী ছিল?`,
    tribe: (_who: string, whose: string) => `${whose} জনজাতি কী?`,
    tribeThen: (_who: string, whose: string) => `${whose} জনজাতি কী ছিল?`,
    tribeBorn: (_who: string, whose: string) => `বিয়ের আগে ${whose} জনজাতি কী ছিল?`,
    life: (who: string, _whose: string) => `${who} কি এখনও আমাদের মধ্যে আছেন?`,
    disease: (_who: string, whose: string) => `${whose} দীর্ঘদিনের কোনও অসুখ আছে?`,
    diseaseThen: (_who: string, whose: string) => `${whose} দীর্ঘদিনের কোনও অসুখ ছিল?`,
    now: (who: string, _whose: string) => `${who} কি এখনও কাজ করেন?`,
  },
});
