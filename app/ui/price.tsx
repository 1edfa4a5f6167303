import { formatLei } from "~/format/money";

/** An amount in bani. It is one word to the eye and to the line breaker. */
export function Price({ bani, className = "" }: { bani: number; className?: string }) {
  return <span className={`whitespace-nowrap tabular-nums ${className}`}>{formatLei(bani)}</span>;
}
