import type { FormPage } from '#web/forms/useFormPage.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from './Wish.module.css';
import { wishesTexts } from './wishes.texts.ts';

type Range = 'age' | 'height';

interface Props {
  name: Range;
  page: FormPage<`${Range}.${'from' | 'to'}`>;
}

/** From and to, either of them open. */
export function RangeFields({ name, page }: Props) {
  const t = useTexts(wishesTexts);
  return (
    <div className={styles.range}>
      <TextField {...page.field(`${name}.from`)} label={t.from} inputMode="numeric" />
      <TextField {...page.field(`${name}.to`)} label={t.to} inputMode="numeric" />
    </div>
  );
}
