import { useNavigation } from 'react-router';
import { PostForm } from '#web/forms/PostForm.tsx';
import { Button } from '#web/ui/Button.tsx';

/** One press that asks to be shown, once more or at last. */
export function SayShow({ label }: { label: string }) {
  const isBusy = useNavigation().formData?.get('isWanted') === 'Yes';
  return (
    <PostForm>
      <input type="hidden" name="isWanted" value="Yes" />
      <Button isBusy={isBusy}>{label}</Button>
    </PostForm>
  );
}
