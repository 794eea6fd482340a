import { type ReactNode, useEffect, useState } from 'react';
import type { LineageSide } from '#contract/lineage.ts';
import { fill } from '#web/forms/draft.ts';
import type { FormPage } from '#web/forms/useFormPage.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { CheckboxField } from '#web/ui/CheckboxField.tsx';
import { Fold } from '#web/ui/Fold.tsx';
import { useIsAlive } from '#web/ui/useIsAlive.ts';
import { sideTexts } from './lineage.texts.ts';
import styles from './SameAsParent.module.css';
import type { LineagePath } from './suggested.ts';
import { BLOODLINE, sameName } from './suggested.ts';

interface SameAsParentProps {
  of: 'grandfather' | 'greatGrandfather';
  side: LineageSide;
  page: FormPage<LineagePath>;
  /** Caste, tribe and clan of the ancestor. */
  children: ReactNode;
}

/**
 * One tick copies the parent's caste, tribe and clan and folds the fields. Without JavaScript they are copied when the
 * form is saved.
 */
export function SameAsParent({ of, side, page, children }: SameAsParentProps) {
  const t = useTexts(sideTexts[side]);
  const isAlive = useIsAlive();
  const given = (person: 'parent' | typeof of) => BLOODLINE.map((name) => page.field(`${person}.${name}`).defaultValue);
  const [isSame, setIsSame] = useState(
    given('parent').join('') !== '' && String(given(of)) === String(given('parent')),
  );
  const isFolded = isAlive && isSame;

  const ref = page.form.ref;

  // Later changes to the parent's values are copied too.
  useEffect(() => {
    const form = ref.current;
    if (!isSame || !form) return;
    const follow = ({ target }: Event) => {
      if (isField(target) && target.name.startsWith('parent.')) copyFromParent(form, of);
    };
    form.addEventListener('input', follow);
    return () => form.removeEventListener('input', follow);
  }, [isSame, of, ref]);

  function tick(isTicked: boolean) {
    setIsSame(isTicked);
    if (isTicked && ref.current) copyFromParent(ref.current, of);
  }
  return (
    <>
      <div className={isFolded ? `${styles.same} ${styles.ticked}` : styles.same}>
        <CheckboxField
          name={sameName(of)}
          label={t.sameAsParent}
          // Without JavaScript a ticked box would overwrite what is typed beside it.
          checked={isFolded}
          onChange={tick}
        />
      </div>
      <Fold isFolded={isFolded}>{children}</Fold>
    </>
  );
}

function copyFromParent(form: HTMLFormElement, of: SameAsParentProps['of']): void {
  for (const name of BLOODLINE) {
    const [from, to] = [`parent.${name}`, `${of}.${name}`].map((path) => form.elements.namedItem(path));
    if (isField(from) && isField(to)) fill(to, from.value);
  }
}

const isField = (element: unknown): element is HTMLInputElement | HTMLSelectElement =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
