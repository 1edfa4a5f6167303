import { formatLei } from "~/format/money";

/** An amount in bani, which never breaks over two lines. */
export function Price({ bani, className = "" }: { bani: number; className?: string }) {
  return <span className={`whitespace-nowrap tabular-nums ${className}`}>{formatLei(bani)}</span>;
}
