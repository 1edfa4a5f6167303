import {
  PostgresQueryCompiler,
  type BinaryOperationNode,
  type ColumnNode,
  type DataTypeNode,
  type OperationNode,
  type OperatorNode,
  type OrderByItemNode,
  type PrimitiveValueListNode,
  type RawNode,
  type ReferenceNode,
  type ValueListNode,
  type ValueNode,
} from "kysely";

import { writtenBy } from "../engine";
import { NO_VALUES, postgresSql } from "./sql";

/** The types of columns as migrations name them. */
const types: Record<string, string> = {
  integer: "bigint",
  real: "double precision",
  blob: "bytea",
};

/** Columns by which rooms order and that may be null: SQLite counts nulls as the smallest. */
const mayBeNull = new Set(["material", "applied_at", "started_at"]);

const MOST_INT4 = 2 ** 31 - 1;

/** Writes the queries of the rooms so that they mean on PostgreSQL what they mean on SQLite. */
export class EqualCompiler extends PostgresQueryCompiler {
  protected override visitRaw(node: RawNode): void {
    const written = writtenBy(postgresSql, node);
    if (written === node) super.visitRaw(node);
    else this.visitNode(written);
  }

  /** Where nothing else tells, PostgreSQL would take a number for a text. */
  protected override appendValue(value: unknown): void {
    super.appendValue(value);
    if (typeof value === "number") this.append(`::${numberType(value)}`);
  }

  /** SQLite knows lists of nothing, and compares by `is` whatever may be null. */
  protected override visitBinaryOperation(node: BinaryOperationNode): void {
    const operator = (node.operator as OperatorNode).operator;
    if (/^(not )?in$/.test(operator) && isEmptyList(node.rightOperand)) {
      this.append(operator === "in" ? "false" : "true");
    } else if (/^is( not)?$/.test(operator) && !isConstant(node.rightOperand)) {
      this.visitNode(node.leftOperand);
      this.append(operator === "is" ? " is not distinct from " : " is distinct from ");
      this.visitNode(node.rightOperand);
    } else {
      super.visitBinaryOperation(node);
    }
  }

  /** SQLite's `like` takes capital and small Latin letters for the same. */
  protected override visitOperator(node: OperatorNode): void {
    this.append(node.operator.replace(/^(not )?like$/, "$1ilike"));
  }

  protected override visitOrderByItem(node: OrderByItemNode): void {
    super.visitOrderByItem(node);
    if (!node.nulls && mayBeNull.has(columnOf(node.orderBy) ?? "")) {
      this.append(isDescending(node) ? " nulls last" : " nulls first");
    }
  }

  protected override visitDataType(node: DataTypeNode): void {
    const type = types[node.dataType] ?? node.dataType;
    const isColumn = this.parentNode?.kind === "ColumnDefinitionNode";
    this.append(isColumn && type === "text" ? 'text collate "C"' : type);
  }
}

function numberType(value: number): string {
  if (!Number.isInteger(value)) return "float8";
  return Math.abs(value) <= MOST_INT4 ? "int4" : "int8";
}

function isEmptyList(node: OperationNode): boolean {
  if (node.kind === "PrimitiveValueListNode" || node.kind === "ValueListNode") {
    return (node as ValueListNode | PrimitiveValueListNode).values.length === 0;
  }
  return innermost(node) === NO_VALUES.toOperationNode();
}

/** What a node stands for that says nothing itself, be it a part that the engine writes. */
function innermost(node: OperationNode): OperationNode {
  if (node.kind !== "RawNode") return node;
  const raw = writtenBy(postgresSql, node as RawNode) as RawNode;
  const isAlone = raw.parameters?.length === 1 && raw.sqlFragments.every((text) => text === "");
  return isAlone ? innermost(raw.parameters[0]!) : raw;
}

/** Null, true or false, as they stand behind `is`. */
function isConstant(node: OperationNode): boolean {
  return node.kind === "ValueNode" && (node as ValueNode).immediate === true;
}

function isDescending({ direction }: OrderByItemNode): boolean {
  return (
    direction?.kind === "RawNode" && (direction as RawNode).sqlFragments.join("").includes("desc")
  );
}

/** The column that an order names. */
function columnOf(node: OperationNode): string | undefined {
  const named = innermost(node);
  if (named.kind === "ReferenceNode") return columnOf((named as ReferenceNode).column);
  return named.kind === "ColumnNode" ? (named as ColumnNode).column.name : undefined;
}
