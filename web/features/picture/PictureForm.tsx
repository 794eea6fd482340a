import { type FormEvent, useState } from 'react';
import { Form, useNavigate } from 'react-router';
import { PICTURE_FILE, updatePicture } from '#contract/picture.ts';
import type { Said } from '#contract/saying.ts';
import { uploadApi } from '#web/api/upload.ts';
import { fileTexts } from '#web/fields/file.texts.ts';
import { FormNotice } from '#web/forms/FormNotice.tsx';
import { LoginDialog } from '#web/forms/LoginDialog.tsx';
import { memberFormTexts } from '#web/forms/member-form.texts.ts';
import { useFormPage } from '#web/forms/useFormPage.ts';
import { useSentence, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { saidIn } from '#web/i18n/sentence.ts';
import { Button } from '#web/ui/Button.tsx';
import { FileField } from '#web/ui/FileField.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { ProgressBar } from '#web/ui/ProgressBar.tsx';
import { useIsAlive } from '#web/ui/useIsAlive.ts';
import { PicturePreview } from './PicturePreview.tsx';
import { pictureTexts } from './picture.texts.ts';
import { shrinkPicture } from './shrink-picture.ts';

interface Sent {
  isDone: boolean;
  message: Said;
  needsLogin: boolean;
}

export function PictureForm() {
  const t = useTexts(pictureTexts);
  const fileWords = useTexts(fileTexts);
  const { problems } = useTexts(memberFormTexts);
  const say = useSentence();
  const page = useFormPage(updatePicture.form);
  const navigate = useNavigate();
  const isAlive = useIsAlive();
  const [file, setFile] = useState<File>();
  const [share, setShare] = useState<number>();
  const [sent, setSent] = useState<Sent>();
  const [round, setRound] = useState(0);
  const isSending = share !== undefined;

  async function send(event: FormEvent) {
    event.preventDefault();
    if (!file || isSending) return;
    setSent(undefined);
    setShare(0);
    const picture = await shrinkPicture(file);
    const answer = await uploadApi(setShare)(updatePicture, {}, { files: { [PICTURE_FILE]: picture } });
    setShare(undefined);
    const message = answer.ok ? saidIn(answer.values) : (answer.errors[PICTURE_FILE] ?? answer.message);
    setSent({ isDone: answer.ok, message, needsLogin: answer.status === 401 });
    window.scrollTo({ top: 0, behavior: 'instant' });
    if (!answer.ok) return;
    setFile(undefined);
    setRound(round + 1);
    // The same address again: the frame loads anew, and shows the new picture.
    await navigate('/update-profile-image', { replace: true });
  }

  return (
    <>
      {sent && <Notice tone={sent.isDone ? 'success' : 'error'}>{say(sent.message)}</Notice>}
      <Form {...page.form} encType="multipart/form-data" onSubmit={send}>
        <FormNotice page={page} problems={problems} />
        <FileField
          key={round}
          name={PICTURE_FILE}
          label={t.file}
          hint={t.fileHint}
          error={page.errors[PICTURE_FILE]}
          {...fileWords}
          accept=".jpg,.jpeg"
          onChange={setFile}
        />
        {file && <PicturePreview file={file} alt={t.preview} />}
        {isSending && <ProgressBar label={t.sending} value={share} />}
        <Button isBusy={isSending} disabled={isAlive && !file}>
          {t.submit}
        </Button>
      </Form>
      <LoginDialog asking={sent?.needsLogin ? sent : undefined} onLogin={() => setSent(undefined)} />
    </>
  );
}
