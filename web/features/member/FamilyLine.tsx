import type { FamilyView, SharedView } from '#contract/member.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useLabels } from '#web/i18n/useLabels.ts';
import { FamilyVine } from '#web/ui/FamilyVine.tsx';
import { kinLabels } from '#words/labels/kin.ts';
import { nowOf, parentName, parentWork } from '#words/parent-now.ts';
import { gotraIn, nameIn } from '#words/values.ts';
import { memberTexts } from './member.texts.ts';

/** The line of the father, eldest first. */
const LINE = ['greatPaternalGrandfather', 'paternalGrandfather', 'father'] as const;
/** A vine of fewer is no line: the names stand among the facts. */
const FEWEST = 2;

/** The elders who are named, grown down to the one whose page it is. */
export function FamilyLine({ shared, family }: { shared: SharedView; family: FamilyView }) {
  const t = useTexts(memberTexts);
  const language = useLanguage();
  const kin = useLabels(kinLabels, 'fact');
  const elders = LINE.filter((who) => family.relatives[who].name !== '').map((who) => {
    const { name, occupation } = family.relatives[who];
    const state = nowOf(who, family);
    const detail = parentWork(nameIn(occupation, language), state, language);
    return { label: kin(who), name: parentName(name, state, language), detail };
  });
  if (elders.length < FEWEST) return null;
  const self = { label: gotraIn(shared.clan, language), name: family.fullName || shared.name };
  return <FamilyVine label={t.vine} people={[...elders, self]} />;
}
