import { type ReactNode, useState } from 'react';
import type { wishesForm } from '#contract/wishes.ts';
import { ChoiceRadio } from '#web/fields/ChoiceRadio.tsx';
import type { FormPage } from '#web/forms/useFormPage.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { More } from '#web/ui/More.tsx';
import { wishChoices } from '#words/choices/wishes.ts';
import styles from './Wish.module.css';
import { wishesTexts } from './wishes.texts.ts';

/** The name of a wish that has a value besides its strength. */
type WishName = Exclude<keyof typeof wishesForm.fields, 'ownClan'>;

interface Props {
  legend: string;
  /** True to give the legend to screen readers only, because the list in the fieldset shows the same words. */
  isLegendSpoken?: boolean;
  /** The wish, as in its strength field `<name>.strength`. */
  name: WishName;
  page: FormPage<`${WishName}.strength`>;
  children: ReactNode;
}

/** The fields of one wish. Once they have a value, the style also shows the choice between wish and must. */
export function Wish({ legend, isLegendSpoken, name, page, children }: Props) {
  const t = useTexts(wishesTexts);
  return (
    <fieldset className={styles.wish} data-question="">
      <legend className={isLegendSpoken ? 'spoken' : styles.legend}>{legend}</legend>
      <div className={styles.said}>{children}</div>
      <div className={styles.strength}>
        <ChoiceRadio
          {...page.field(`${name}.strength`)}
          label={t.strength}
          isLabelSpoken
          names={wishChoices.wishStrength}
        />
      </div>
    </fieldset>
  );
}

/** A wish of a group, with the name under which it is folded. */
export interface WishLine {
  /** Identifies the wish in both languages. */
  id: string;
  name: string;
  /** True if the wish has a value. Such a wish is shown unfolded. */
  isFilled: boolean;
  wish: ReactNode;
}

/** Shows the wishes of one kind: those with a value are open, the others are folded under their names. */
export function WishGroup({ heading, lines }: { heading: string; lines: readonly WishLine[] }) {
  const t = useTexts(wishesTexts);
  // The lines keep their places until the page is reloaded, whatever is typed or saved.
  const [filledIds] = useState(() => new Set(lines.filter(({ isFilled }) => isFilled).map(({ id }) => id)));
  const foldedLines = lines.filter(({ id }) => !filledIds.has(id));
  const foldedNames = foldedLines.map(({ name }) => name).join(', ');
  return (
    <section className={styles.group}>
      <h2>{heading}</h2>
      {lines.map(({ id, wish }) => filledIds.has(id) && <div key={id}>{wish}</div>)}
      {foldedLines.length > 0 && (
        <More heading={filledIds.size > 0 ? t.more(foldedNames) : foldedNames}>
          {foldedLines.map(({ id, wish }) => (
            <div key={id}>{wish}</div>
          ))}
        </More>
      )}
    </section>
  );
}
