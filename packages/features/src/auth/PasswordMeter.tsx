import { passwordAdvisedCharacters, passwordMinCharacters } from '@porchlight/contract/limits';
import { passwordLengthProblem } from '@porchlight/contract/passwords';
import { PasswordStrength } from '@porchlight/ui/feedback/PasswordStrength';
import { useQuery } from '@tanstack/react-query';
import { loadChunk } from '../api/index.ts';

const estimatorQuery = {
  queryKey: ['password-score'],
  queryFn: async () => (await loadChunk('password-score', () => import('./password-score.ts'))).passwordScore,
  staleTime: Number.POSITIVE_INFINITY,
};

/**
 * Strength of a new password while it is typed. Loads the estimator at the first character; shows nothing until then.
 */
export function PasswordMeter({ password }: { password: string }) {
  const { data: score } = useQuery({ ...estimatorQuery, enabled: password !== '' });
  if (password === '' || !score) return <PasswordStrength score={null} />;
  const length = passwordLengthProblem(password);
  if (length === 'short') {
    return <PasswordStrength score={0} advice={`Use at least ${passwordMinCharacters} characters`} />;
  }
  const isShort = [...password].length < passwordAdvisedCharacters;
  return (
    <PasswordStrength
      score={score(password)}
      advice={isShort ? `${passwordAdvisedCharacters} characters or more are better` : undefined}
    />
  );
}
