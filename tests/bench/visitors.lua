-- For wrk: each request is that of the next visitor. The file named behind the address has a line
-- for each, with the visitor's headers between tabs.
local requests = {}
local turn = 0

function init(args)
  for line in io.lines(args[1]) do
    local headers = {}
    for name, value in line:gmatch("([^:\t]+): ([^\t]*)") do headers[name] = value end
    requests[#requests + 1] = wrk.format("GET", nil, headers)
  end
end

function request()
  turn = turn % #requests + 1
  return requests[turn]
end
