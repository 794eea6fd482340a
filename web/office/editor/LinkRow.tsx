import { useState } from 'react';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Button } from '#web/ui/Button.tsx';
import { describe } from '#web/ui/describe.ts';
import fieldStyles from '#web/ui/Field.module.css';
import { Field } from '#web/ui/Field.tsx';
import { editorTexts } from './editor.texts.ts';
import { linkFrom } from './link.ts';
import type { Editor } from './open-editor.ts';
import styles from './RichTextField.module.css';

interface Props {
  id: string;
  editor: Editor;
  onDone: () => void;
}

/** A field for the address of a link. It is not part of the form: Enter sets the link and sends nothing. */
export function LinkRow({ id, editor, onDone }: Props) {
  const t = useTexts(editorTexts);
  const [here] = useState(() => editor.linkHere());
  const [typed, setTyped] = useState(here);
  const [error, setError] = useState<string>();
  const done = () => {
    onDone();
    editor.focus();
  };
  const put = () => {
    const href = linkFrom(typed);
    if (href === undefined) return setError(t.wrong);
    editor.link(href);
    done();
  };
  return (
    <div className={styles.link}>
      <Field id={id} label={t.address} hint={t.addressHint} error={error}>
        <input
          {...describe(id, { hint: t.addressHint, error })}
          id={id}
          // biome-ignore lint/a11y/noAutofocus: it opens by a press, and nothing else can be meant
          autoFocus
          inputMode="url"
          className={fieldStyles.control}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') done();
            if (event.key !== 'Enter') return;
            event.preventDefault();
            put();
          }}
        />
      </Field>
      <div className={styles.linkButtons}>
        <Button type="button" look="secondary" onClick={put}>
          {t.put}
        </Button>
        {here && (
          <Button
            type="button"
            look="quiet"
            onClick={() => {
              editor.link('');
              done();
            }}
          >
            {t.takeAway}
          </Button>
        )}
        <Button type="button" look="quiet" onClick={done}>
          {t.cancel}
        </Button>
      </div>
    </div>
  );
}
