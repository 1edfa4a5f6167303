import type { Option } from "~/furniture/configurator/offered-options";
import { listOptions } from "~/furniture/configurator/options.server";
import type { Language } from "~/platform/i18n/languages";

import type { ChatTool, ToolCall } from "./completion-request.server";
import { resultOf, type Asker, type ToolResult } from "./tool.server";
import { tools } from "./tools.server";

/** The tools as described to the provider, with the materials and handles on offer to choose from. */
export async function describeTools(language: Language): Promise<ChatTool[]> {
  const { materials, handles } = await listOptions(language);
  const choices = { material: oneOf(materials), handle: oneOf(handles) };
  return Object.entries(tools).map(([name, { description, parameters }]) => ({
    type: "function",
    function: {
      name,
      description,
      parameters: name === "price_configuration" ? withChoices(parameters, choices) : parameters,
    },
  }));
}

/** A JSON schema for the id of an option; the names say what each is. */
function oneOf(options: Option[]) {
  const named = options.map(({ id, name }) => `${id}: ${name}`);
  return { type: "string", enum: options.map(({ id }) => id), description: named.join("; ") };
}

function withChoices(parameters: Record<string, unknown>, choices: Record<string, object>) {
  return { ...parameters, properties: { ...(parameters.properties as object), ...choices } };
}

/**
 * Runs the tool that the model called. An unknown name or invalid argument is answered with an
 * error that the model can read.
 */
export async function runTool(call: ToolCall, asker: Asker): Promise<ToolResult> {
  const one = Object.hasOwn(tools, call.name) ? tools[call.name as keyof typeof tools] : undefined;
  if (!one) return resultOf({ error: "there is no such tool" });
  let wanted: unknown;
  try {
    wanted = JSON.parse(call.arguments || "{}");
  } catch {
    return resultOf({ error: "the arguments are not JSON" });
  }
  return one.run(wanted, asker);
}
