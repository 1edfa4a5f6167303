import { formTokenField } from "../field-names";

/** What a form that adds something sends unseen, so that pressed twice it adds once (`addOnce`). */
export function FormToken({ token }: { token: string }) {
  return <input type="hidden" name={formTokenField} value={token} />;
}
